import type { ReactNode } from "react";
import { PlanCard, Plans } from "@/components/marketing/sections/plan-card";
import { PartHeading, Section } from "@/components/marketing/sections/section";
import { Button } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Switch } from "@/components/ui/switch";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import { formatPrice, headline, order, type PlanType, plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

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
      <RolloverExample />
      <p className="mt-8 border-t border-rule pt-4 text-small text-ink-2">
        {t("pricing.terms")} {rounds && t("pricing.rounded")}
      </p>
    </Section>
  );
}

type FixedPlanProps = { type: Exclude<PlanType, "multi_entity">; market: Market };

/** A plan that the site sells. CSS shows the price with rollover while the switch is on; the form sends the choice. */
function FixedPlan({ type, market }: FixedPlanProps) {
  const t = useCopy("landing");
  const { name, popular } = plan(type);
  const { currency } = market;
  const without = order(type, false, currency);
  const withRollover = order(type, true, currency);
  return (
    <PlanCard
      name={name}
      tag={popular ? t("pricing.popular") : undefined}
      price={
        <MonthlyPrice per={t("pricing.aMonth")}>
          <span className="sr-only">{t("pricing.price")}</span>
          <b className="font-normal group-has-checked/plan:hidden">{formatPrice(without.total, currency)}</b>
          <b className="hidden font-normal group-has-checked/plan:inline">
            {formatPrice(withRollover.total, currency)}
          </b>
        </MonthlyPrice>
      }
      facts={[
        [t("pricing.transactions"), without.transactionLimit],
        [t(type === "starter" ? "pricing.accounts" : "pricing.accountsOrEntities"), without.accountLimit],
        [t("pricing.firstPayment"), t("pricing.afterSignUp")],
      ]}
    >
      <form className="mt-auto grid gap-4" action={signUpAddress(market.code, "plan")}>
        <input type="hidden" name="plan" value={type} />
        <Switch name="rollover" value="on" price={formatPrice(withRollover.rolloverPrice, currency)}>
          <span>{t("pricing.rollover")}</span>
        </Switch>
        <Button type="submit">{t("pricing.continue", { plan: name })}</Button>
      </form>
    </PlanCard>
  );
}

/** The pay-as-you-go plan, which is sold in a call, not on the site. */
function PortfolioPlan({ demoUrl }: { demoUrl: string }) {
  const t = useCopy("landing");
  return (
    <PlanCard
      name={plan("multi_entity").name}
      price={
        <MonthlyPrice from={t("pricing.from")} per={t("pricing.aMonth")}>
          {t("pricing.portfolioPrice")}
        </MonthlyPrice>
      }
      facts={[
        [t("pricing.payg"), t("pricing.each")],
        [t("pricing.minimum"), t("pricing.minimumOf")],
        [t("pricing.portfolioAccounts"), t("pricing.unlimited")],
      ]}
    >
      <p className="text-note/normal text-ink-3">{t("pricing.portfolioNote")}</p>
      <NewTabLink look="quiet" className="mt-auto" href={demoUrl}>
        {t("pricing.custom")}
      </NewTabLink>
    </PlanCard>
  );
}

const besidePrice = "text-small text-ink-2";

function MonthlyPrice({ from, per, children }: { from?: string; per: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-2">
      {from && <span className={besidePrice}>{from}</span>}
      <strong className="text-[clamp(2.75rem,2rem+2.6vw,4rem)]/none font-display font-normal tracking-[-0.04em] md:max-[60rem]:text-[2.25rem]">
        {children}
      </strong>
      <span className={besidePrice}>{per}</span>
    </p>
  );
}

/** The spec's example of rollover, as bars to scale. */
function RolloverExample() {
  const t = useCopy("landing");
  return (
    <div className="mt-12 grid items-center gap-x-16 gap-y-6 min-[60rem]:grid-cols-[4fr_7fr]">
      <div>
        <PartHeading>{t("pricing.carry.heading")}</PartHeading>
        <p className="mt-2 text-ink-2">{t("pricing.carry.text")}</p>
      </div>
      <div className="bars">
        <p className="this-month">{t("pricing.carry.thisMonth")}</p>
        <span className="used">{t("pricing.carry.used")}</span>
        <span className="left">{t("pricing.carry.forward")}</span>
        <span className="carry" aria-hidden="true" />
        <p className="next-month">{t("pricing.carry.nextMonth")}</p>
        <span className="fresh">{t("pricing.carry.fresh")}</span>
        <span className="left brought">{t("pricing.carry.brought")}</span>
      </div>
    </div>
  );
}
