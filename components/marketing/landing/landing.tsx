import { ClaimsStrip } from "@/components/marketing/sections/claims-strip";
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
  return (
    <>
      <LandingHero market={market} site={site} />
      <ClaimsStrip market={market} counter />
      <PainPoints market={market} />
      <HowItWorks market={market} />
      <Features market={market} />
      <Roi market={market} />
      <Testimonials market={market} />
      <Benefits market={market} />
      <Pricing market={market} site={site} index={index} />
      <Faq market={market} supportEmail={site.supportEmail} />
      <GetStarted market={market} />
    </>
  );
}
