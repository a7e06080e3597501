import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";
import { testimonials } from "@/lib/content/claims";
import type { Market } from "@/lib/markets";

/** Real testimonials if the market has any, else examples, marked as examples. */
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

type Testimonial = {
  readonly key: string;
  /** The label of a testimonial that is an example. */
  readonly mark?: string;
  readonly text: string;
  readonly by: string;
};

function TestimonialList({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
      {items.map(({ key, mark, text, by }) => (
        <li
          key={key}
          className="group/testimonial grid content-start justify-items-start gap-3 border-t border-ink pt-5 pb-7 lg:first:row-span-2"
        >
          {mark && (
            <span className="inline-block border border-dashed border-edge px-2 py-0.5 text-note/[1.5] text-ink-2">
              {mark}
            </span>
          )}
          <blockquote className="font-display text-h2/[1.35] tracking-[-0.01em] text-pretty group-first/testimonial:text-h1/[1.22] group-first/testimonial:tracking-head">
            {text}
          </blockquote>
          <p className="text-small text-ink-2">{by}</p>
        </li>
      ))}
    </ul>
  );
}
