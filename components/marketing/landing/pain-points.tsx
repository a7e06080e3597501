import { Page } from "@/components/ui/page";
import { useCopy } from "@/i18n/use-copy";

const pains = ["evenings", "receipts", "late"] as const;

/** What bookkeeping costs an owner, and what the service makes of it: a line for each. */
export function PainPoints() {
  const t = useCopy("landing");
  return (
    <section className="section" id="pain-points" aria-label={t("pain.heading")}>
      <Page className="grid gap-x-16 gap-y-3 py-[clamp(1.75rem,1.2rem+2.6vw,4rem)] lg:grid-cols-[4fr_8fr]">
        <h2 className="text-h2">{t("pain.heading")}</h2>
        <ul>
          {pains.map((key) => (
            <li
              key={key}
              className="grid gap-x-6 border-b border-rule py-2 first:pt-0 last:border-0 md:grid-cols-[15rem_1fr] md:py-2.5"
            >
              <b className="font-semibold">{t(`pain.${key}.heading`)}</b>
              <span className="text-small text-ink-2 md:text-body">{t(`pain.${key}.text`)}</span>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
