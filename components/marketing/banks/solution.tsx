import { Book, Unclear } from "@/components/marketing/sections/book";
import { Section } from "@/components/marketing/sections/section";
import { facing, Sheet } from "@/components/marketing/sections/sheet";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";

const questions = ["profit", "reserve", "debtors", "documents", "checked"] as const;

/** What a bank knows about a customer without and with the product, side by side. */
export function Solution() {
  const t = useCopy("banks");
  return (
    <Section heading={t("solution.heading")} lead={t("solution.lead")}>
      <div className={facing.pages}>
        <Side when="before" />
        <Side when="after" />
      </div>
    </Section>
  );
}

function Side({ when }: { when: "before" | "after" }) {
  const t = useCopy("banks");
  const title = t(`solution.${when}.title`);
  return (
    <Sheet
      look={when === "before" ? "messy" : "clean"}
      className={when === "before" ? facing.left : facing.right}
      title={title}
      note={t(`solution.${when}.note`)}
    >
      <Book
        beside="sheet"
        caption={t("solution.caption", { when: title.toLowerCase() })}
        columns={[
          { key: "question", label: t("solution.question"), rowHeader: true },
          { key: "answer", label: t("solution.answer") },
        ]}
        rows={questions.map((key) => ({
          key,
          cells: {
            question: t(`solution.rows.${key}.question`),
            answer:
              when === "before" ? (
                <Unclear>{t(`solution.rows.${key}.before`)}</Unclear>
              ) : (
                <span className="flex items-baseline gap-2">
                  <Tick />
                  {t(`solution.rows.${key}.after`)}
                </span>
              ),
          },
        }))}
      />
    </Sheet>
  );
}
