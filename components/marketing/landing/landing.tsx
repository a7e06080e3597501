import type { ReactNode } from "react";
import { Guarantee } from "@/components/marketing/landing/proof/guarantee";
import { Testimonials } from "@/components/marketing/landing/proof/testimonials";
import { Roi } from "@/components/marketing/landing/roi/roi";
import { ClaimsStrip } from "@/components/marketing/sections/claims-strip";
import { Questions } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { StructuredData } from "@/components/seo/structured-data";
import { claimArguments } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
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
  /** True for the page at `/`, whose pricing section says which country's prices it shows. */
  index?: boolean;
};

export function Landing({ market, site, index = false }: Props) {
  const t = useCopy("landing");
  const { supportEmail } = site;
  const mail = (text: ReactNode) => <a href={`mailto:${supportEmail}`}>{text}</a>;
  const claims = claimArguments(market, site);
  const questions = landingQuestions.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`, claims),
  }));
  return (
    <>
      <StructuredData
        listed={{ page: "home", market: index ? null : market.code }}
        site={site}
        questions={questions}
      />
      <LandingHero market={market} site={site} />
      <ClaimsStrip market={market} site={site} landing />
      <PainPoints />
      <HowItWorks market={market} />
      <Pricing market={market} site={site} index={index} />
      <Testimonials market={market} />
      <Guarantee />
      <Roi market={market} />
      <Features market={market} site={site} />
      <Section
        id="faq"
        heading={t("faq.heading")}
        lead={supportEmail ? t.rich("faq.lead", { mail }) : t("faq.plainLead")}
        band
        split
      >
        <Questions name="faq" items={questions} closed />
      </Section>
      <GetStarted market={market} />
      <PhoneBar market={market} />
    </>
  );
}
