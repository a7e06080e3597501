import { type Letter, Letters } from "@/components/marketing/sections/letters";
import { Section } from "@/components/marketing/sections/section";
import { copy } from "@/i18n/copy";
import { namedLetters } from "@/lib/content/letters";
import type { Market } from "@/lib/markets";

/** Named customers where there are any; until then examples, each marked as one. */
export function Testimonials({ market }: { market: Market }) {
  const t = copy(market, "landing");
  const examples: Letter[] = (["receipt", "question", "holiday"] as const).map((key) => ({
    key,
    mark: t("letters.example"),
    text: t(`letters.${key}.text`),
    by: t(`letters.${key}.by`),
  }));
  const named = namedLetters[market.code];
  return named.length > 0 ? (
    <Section id="testimonials" heading={t("letters.namedHeading")}>
      <Letters items={named} />
    </Section>
  ) : (
    <Section id="testimonials" heading={t("letters.heading")} lead={t("letters.lead")}>
      <Letters items={examples} />
    </Section>
  );
}
