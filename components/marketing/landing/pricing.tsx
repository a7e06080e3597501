import { Plans } from "@/components/marketing/sections/plan-card";
import { Section } from "@/components/marketing/sections/section";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import { headline, order } from "@/lib/plans";
import type { Site } from "@/lib/site";
import { RolloverBars } from "./exhibits/rollover-bars";
import { FixedPlan } from "./fixed-plan";
import { PortfolioPlan } from "./portfolio-plan";

/** The plans, the rollover example, and the small print. */
export function Pricing({ market, site, index }: { market: Market; site: Site; index: boolean }) {
  const t = useCopy("landing");
  const { basePrice } = order("starter", false, market.currency);
  const rounds = headline(basePrice) * 100 !== basePrice;
  return (
    <Section
      id="pricing"
      heading={t("pricing.heading")}
      band
      lead={index ? `${t("pricing.lead")} ${t("pricing.index")}` : t("pricing.lead")}
    >
      <Plans>
        <FixedPlan type="starter" market={market} />
        <FixedPlan type="professional" market={market} />
        <PortfolioPlan demoUrl={site.demoUrl} />
      </Plans>
      <RolloverBars />
      <p className="mt-8 border-t border-rule pt-4 text-small text-ink-2">
        {t("pricing.terms")} {rounds && t("pricing.rounded")}
      </p>
    </Section>
  );
}
