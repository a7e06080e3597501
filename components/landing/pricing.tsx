import { Section } from "@/components/sections/section";
import { type Market, market as marketOf } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { copy } from "@/messages/copy";
import { FixedPlan } from "./fixed-plan";
import { PortfolioPlan } from "./portfolio-plan";
import { RolloverBars } from "./rollover-bars";

/** Three plans, the rollover example, and the small print. */
export function Pricing({ market, site }: { market: Market; site: Site }) {
  const t = copy(market, "landing");
  const rounds = market.multiplier !== marketOf("uk").multiplier;
  return (
    <Section id="pricing" heading={t("pricing.heading")} lead={t("pricing.lead")}>
      <div className="plans">
        <FixedPlan type="starter" market={market} />
        <FixedPlan type="professional" market={market} />
        <PortfolioPlan market={market} demoUrl={site.demoUrl} />
      </div>
      <RolloverBars market={market} />
      <p className="terms-line">
        {t("pricing.terms")} {rounds && t("pricing.rounded")}
      </p>
    </Section>
  );
}
