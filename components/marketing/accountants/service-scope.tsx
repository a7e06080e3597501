import { Book } from "@/components/marketing/sections/book";
import { Exhibit } from "@/components/marketing/sections/exhibit";
import { Section } from "@/components/marketing/sections/section";
import { Sheet } from "@/components/marketing/sections/sheet";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";

/** Who does each task of a month: the product, our accountants, or the practice ('yours'). */
const shares = [
  { key: "collect", who: "jack" },
  { key: "file", who: "jack" },
  { key: "reconcile", who: "jack" },
  { key: "verify", who: "ours" },
  { key: "ask", who: "yours" },
  { key: "close", who: "ours" },
  { key: "advise", who: "yours" },
] as const;

/** The scope of the service: who does which task of a month. */
export function ServiceScope() {
  const t = useCopy("accountants");
  const doers = ["jack", "ours", "yours"] as const;
  return (
    <Section heading={t("scope.heading")} lead={t("scope.lead")} band>
      <Exhibit caption={t("scope.notice")}>
        <Sheet title={t("scope.title")} note={t("scope.note")}>
          <Book
            caption={t("scope.caption")}
            columns={[
              { key: "task", label: t("scope.task"), rowHeader: true },
              ...doers.map((key) => ({ key, label: t(`scope.${key}`), look: "share" as const })),
            ]}
            rows={shares.map(({ key, who }) => ({
              key,
              cells: { task: t(`scope.tasks.${key}`), [who]: <Done label={t("scope.done")} /> },
            }))}
          />
        </Sheet>
      </Exhibit>
    </Section>
  );
}

function Done({ label }: { label: string }) {
  return (
    <>
      <Tick className="-my-0.5" />
      <span className="sr-only">{label}</span>
    </>
  );
}
