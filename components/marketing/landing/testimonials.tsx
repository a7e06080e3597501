import { SamplePack } from "@/components/marketing/pack/pack";
import { PartHeading, Section } from "@/components/marketing/sections/section";
import { Headline } from "@/components/ui/headline";
import { monthOfPacks } from "@/i18n/pack";
import { useCopy } from "@/i18n/use-copy";
import { landingBusiness } from "@/lib/content/pack/pack";
import type { Proof } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";

/** What customers of the market have written, once one has, and the sample month-end pack. */
export function Testimonials({ edition, proof }: { edition: Edition; proof: Proof }) {
  const t = useCopy("proof");
  const words = useCopy("pack");
  const { accountants, quotes } = proof;
  const heading = words("heading", { month: monthOfPacks(edition) });
  const pack = (
    <SamplePack edition={edition} accountants={accountants} business={landingBusiness} heading="h3" short />
  );
  if (quotes.length === 0)
    return (
      <Section id="testimonials" heading={heading} lead={words("lead")} large band>
        {pack}
      </Section>
    );
  return (
    <Section id="testimonials" heading={t("quotes.heading")} large band>
      <ul className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
        {quotes.map(({ text, name, business }) => (
          <li
            key={text}
            className="group/quote grid content-start gap-3 border-t border-ink pt-5 pb-7 lg:first:row-span-2"
          >
            <blockquote className="font-display text-h2/[1.35] tracking-[-0.01em] text-pretty group-first/quote:text-h1/[1.22] group-first/quote:tracking-head">
              {text}
            </blockquote>
            <p className="text-small text-ink-2">{t("quotes.by", { name, business })}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 mb-5 border-t border-ink pt-5">
        <PartHeading>
          <Headline text={heading} />
        </PartHeading>
        <p className="mt-2 max-w-measure text-ink-2">{words("lead")}</p>
      </div>
      {pack}
    </Section>
  );
}
