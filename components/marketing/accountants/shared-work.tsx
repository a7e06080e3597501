import { Book } from "@/components/marketing/sections/book";
import { Exhibit, messageClass } from "@/components/marketing/sections/exhibit";
import { ThreeColumns, withHeadings } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { Sheet } from "@/components/marketing/sections/sheet";
import { Initials, Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";

const said = [
  { key: "client", side: "you" },
  { key: "practice", side: "jack" },
  { key: "accountant", side: "jack" },
] as const;

const advantages = [{ key: "clients" }, { key: "staff" }, { key: "record" }] as const;

export function CommunicationsHub() {
  const t = useCopy("accountants");
  return (
    <Section id="communications-hub" heading={t("hub.heading")} lead={t("hub.lead")} band>
      <Exhibit caption={t("hub.caption")}>
        <ol className="grid gap-4 min-[56rem]:grid-cols-3 min-[56rem]:gap-6" aria-label={t("hub.title")}>
          {said.map(({ key, side }) => (
            <li key={key} className="grid content-start gap-2 border-t border-ink pt-3">
              <p className="text-note text-ink-3">{t(`hub.${key}`)}</p>
              <p className={`self-start ${messageClass(side)}`}>{t(`hub.${key}Says`)}</p>
              {key === "accountant" && (
                <p className="flex items-center gap-2">
                  <Tick />
                  <Initials of="rh" />
                </p>
              )}
            </li>
          ))}
        </ol>
      </Exhibit>
      <ThreeColumns items={withHeadings(advantages, (name) => t(`hub.${name}`))} />
    </Section>
  );
}

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

export function HybridSourcing() {
  const t = useCopy("accountants");
  const doers = ["jack", "ours", "yours"] as const;
  return (
    <Section id="hybrid-sourcing" heading={t("hybrid.heading")} lead={t("hybrid.lead")}>
      <Exhibit caption={t("hybrid.notice")}>
        <Sheet title={t("hybrid.title")} note={t("hybrid.note")}>
          <Book
            caption={t("hybrid.caption")}
            columns={[
              { key: "task", label: t("hybrid.task"), rowHeader: true },
              ...doers.map((key) => ({ key, label: t(`hybrid.${key}`), look: "share" as const })),
            ]}
            rows={shares.map(({ key, who }) => ({
              key,
              cells: { task: t(`hybrid.tasks.${key}`), [who]: <Done label={t("hybrid.done")} /> },
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
