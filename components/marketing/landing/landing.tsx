import { ClaimsStrip } from "@/components/marketing/sections/claims-strip";
import { StructuredData } from "@/components/seo/structured-data";
import type { Market } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { Benefits } from "./benefits";
import { Faq } from "./faq";
import { Features } from "./features";
import { GetStarted } from "./get-started";
import { LandingHero } from "./hero";
import { HowItWorks } from "./how-it-works";
import { PainPoints } from "./pain-points";
import { Pricing } from "./pricing";
import { useLandingQuestions } from "./questions";
import { Roi } from "./roi/roi";
import { Testimonials } from "./testimonials";

type Props = {
  market: Market;
  site: Site;
  /** The page without a country, which says whose prices it shows. */
  index?: boolean;
};

/** The landing page of a market, from claim to sign-up. */
export function Landing({ market, site, index = false }: Props) {
  const questions = useLandingQuestions();
  return (
    <>
      <StructuredData
        listed={{ page: "home", market: index ? null : market.code }}
        site={site}
        questions={questions}
      />
      <LandingHero market={market} site={site} />
      <ClaimsStrip counter />
      <PainPoints market={market} />
      <HowItWorks market={market} />
      <Features />
      <Roi market={market} />
      <Testimonials market={market} />
      <Benefits />
      <Pricing market={market} site={site} index={index} />
      <Faq questions={questions} supportEmail={site.supportEmail} />
      <GetStarted market={market} />
    </>
  );
}
