import { Section } from "@/components/marketing/sections/section";
import { type Testimonial, TestimonialList } from "@/components/marketing/sections/testimonials";
import { useCopy } from "@/i18n/use-copy";
import { testimonials } from "@/lib/content/testimonials";
import type { Market } from "@/lib/markets";

/** Named customers where there are any; until then examples, each marked as one. */
export function Testimonials({ market }: { market: Market }) {
  const t = useCopy("landing");
  const examples: Testimonial[] = (["receipt", "question", "holiday"] as const).map((key) => ({
    key,
    mark: t("testimonials.example"),
    text: t(`testimonials.${key}.text`),
    by: t(`testimonials.${key}.by`),
  }));
  const named = testimonials[market.code];
  return named.length > 0 ? (
    <Section id="testimonials" heading={t("testimonials.namedHeading")}>
      <TestimonialList items={named} />
    </Section>
  ) : (
    <Section id="testimonials" heading={t("testimonials.heading")} lead={t("testimonials.lead")}>
      <TestimonialList items={examples} />
    </Section>
  );
}
