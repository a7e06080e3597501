import { Book } from "@/components/marketing/sections/book";
import { Section } from "@/components/marketing/sections/section";
import { Sheet } from "@/components/marketing/sections/sheet";
import { Tick } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import type { Market } from "@/lib/markets";

const questions = ["profit", "reserve", "debtors", "documents", "checked"] as const;

/** What the bank knows of one customer before and after, row for row. */
export function Solution({ market }: { market: Market }) {
  const t = copy(market, "banks");
  return (
    <Section heading={t("solution.heading")} lead={t("solution.lead")}>
      <div className="spread">
        <Side market={market} when="before" />
        <Side market={market} when="after" />
      </div>
    </Section>
  );
}

function Side({ market, when }: { market: Market; when: "before" | "after" }) {
  const t = copy(market, "banks");
  const title = t(`solution.${when}.title`);
  return (
    <Sheet
      className={when === "before" ? "messy" : undefined}
      title={title}
      note={t(`solution.${when}.note`)}
    >
      <Book
        caption={t("solution.caption", { when: title.toLowerCase() })}
        columns={[
          { key: "question", label: t("solution.question"), heads: true },
          { key: "answer", label: t("solution.answer") },
        ]}
        rows={questions.map((key) => ({
          key,
          cells: {
            question: t(`solution.rows.${key}.question`),
            answer:
              when === "before" ? (
                <span className="q">{t(`solution.rows.${key}.before`)}</span>
              ) : (
                <span className="known">
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
