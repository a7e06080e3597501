import type { ReactNode } from "react";
import { TalkToUs } from "@/components/leads/talk-to-us";
import { Roi } from "@/components/marketing/landing/roi/roi";
import { ClaimsStrip } from "@/components/marketing/sections/claims-strip";
import { Questions } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { StructuredData } from "@/components/seo/structured-data";
import { useCopy } from "@/i18n/use-copy";
import { testimonials } from "@/lib/content/claims";
import { landingQuestions } from "@/lib/content/questions";
import type { Market } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { Features } from "./features";
import { GetStarted } from "./get-started";
import { LandingHero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { PainPoints } from "./pain-points";
import { PhoneBar } from "./phone-bar";
import { Pricing } from "./pricing";

type Props = {
  market: Market;
  site: Site;
  leadAction: string;
  /** True for the page at `/`, whose pricing section says which country's prices it shows. */
  index?: boolean;
};

export function Landing({ market, site, leadAction, index = false }: Props) {
  const t = useCopy("landing");
  const { supportEmail } = site;
  const mail = (text: ReactNode) => <a href={`mailto:${supportEmail}`}>{text}</a>;
  const questions = landingQuestions.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
  return (
    <>
      <StructuredData
        listed={{ page: "home", market: index ? null : market.code }}
        site={site}
        questions={questions}
      />
      <LandingHero market={market} site={site} />
      <ClaimsStrip counter />
      <PainPoints />
      <HowItWorks market={market} />
      <Pricing market={market} site={site} index={index} />
      <TalkToUs
        market={market}
        origin={{ kind: "portfolio", source: "home" }}
        action={leadAction}
        bookingUrl={site.demoUrl}
        band
        folds
      />
      <Testimonials market={market} />
      <Roi market={market} />
      <Features />
      <Section
        id="faq"
        heading={t("faq.heading")}
        lead={supportEmail ? t.rich("faq.lead", { mail }) : t("faq.plainLead")}
        split
      >
        <Questions name="faq" items={questions} closed />
      </Section>
      <GetStarted market={market} />
      <PhoneBar market={market} />
    </>
  );
}

/** Real testimonials if the market has any, else examples, marked as examples. */
function Testimonials({ market }: { market: Market }) {
  const t = useCopy("landing");
  const named = testimonials[market.code];
  const isReal = named.length > 0;
  const items = isReal
    ? named
    : (["receipt", "question", "holiday"] as const).map((key) => ({
        key,
        text: t(`testimonials.${key}.text`),
        by: t(`testimonials.${key}.by`),
      }));
  return (
    <Section
      id="testimonials"
      heading={t(isReal ? "testimonials.namedHeading" : "testimonials.heading")}
      lead={isReal ? undefined : t("testimonials.lead")}
    >
      <ul className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
        {items.map(({ key, text, by }) => (
          <li
            key={key}
            className="group/testimonial grid content-start justify-items-start gap-3 border-t border-ink pt-5 pb-7 lg:first:row-span-2"
          >
            {!isReal && (
              <span className="inline-block border border-dashed border-edge px-2 py-0.5 text-note/[1.5] text-ink-2">
                {t("testimonials.example")}
              </span>
            )}
            <blockquote className="font-display text-h2/[1.35] tracking-[-0.01em] text-pretty group-first/testimonial:text-h1/[1.22] group-first/testimonial:tracking-head">
              {text}
            </blockquote>
            <p className="text-small text-ink-2">{by}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
