import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";
import { testimonials } from "@/lib/content/testimonials";
import type { Edition } from "@/lib/markets/editions";
import { SamplePack } from "./pack";

/** What customers of the market have written, once one has, and the sample month-end pack. */
export function Testimonials({ edition }: { edition: Edition }) {
  const t = useCopy("proof");
  const quotes = testimonials[edition.code];
  const pack = (
    <Section
      id={quotes.length === 0 ? "testimonials" : "pack"}
      heading={t("pack.heading")}
      lead={t("pack.lead")}
      band
    >
      <SamplePack edition={edition} />
    </Section>
  );
  if (quotes.length === 0) return pack;
  return (
    <>
      <Section id="testimonials" heading={t("quotes.heading")} band>
        <ul className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
          {quotes.map(({ text, name, business }) => (
            <li
              key={name}
              className="group/quote grid content-start gap-3 border-t border-ink pt-5 pb-7 lg:first:row-span-2"
            >
              <blockquote className="font-display text-h2/[1.35] tracking-[-0.01em] text-pretty group-first/quote:text-h1/[1.22] group-first/quote:tracking-head">
                {text}
              </blockquote>
              <p className="text-small text-ink-2">{t("quotes.by", { name, business })}</p>
            </li>
          ))}
        </ul>
      </Section>
      {pack}
    </>
  );
}
