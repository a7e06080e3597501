import { PlanCard } from "@/components/marketing/sections/plan-card";
import { Button } from "@/components/ui/button";
import { copy } from "@/i18n/copy";
import type { Market } from "@/lib/markets";
import { formatPrice, order, type PlanType, plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";

type Props = { type: Exclude<PlanType, "multi_entity">; market: Market };

/** A plan bought on the site. The switch shows the price with rollover by itself, and the form takes it along. */
export function FixedPlan({ type, market }: Props) {
  const t = copy(market, "landing");
  const { name, popular } = plan(type);
  const { currency } = market;
  const without = order(type, false, currency);
  const withRollover = order(type, true, currency);
  return (
    <PlanCard
      name={name}
      tag={popular ? t("pricing.popular") : undefined}
      price={
        <p className="price">
          <strong>
            <span className="vh">{t("pricing.price")}</span>
            <b className="without">{formatPrice(without.total, currency)}</b>
            <b className="with">{formatPrice(withRollover.total, currency)}</b>
          </strong>
          <span>{t("pricing.aMonth")}</span>
        </p>
      }
      facts={[
        { key: "transactions", label: t("pricing.transactions"), value: without.transactionLimit },
        {
          key: "accounts",
          label: type === "starter" ? t("pricing.accounts") : t("pricing.accountsOrEntities"),
          value: without.accountLimit,
        },
        { key: "first", label: t("pricing.firstPayment"), value: t("pricing.afterSignUp") },
      ]}
    >
      <form action={signUpAddress(market.code, "plan")}>
        <input type="hidden" name="plan" value={type} />
        <label className="switch">
          <input type="checkbox" role="switch" name="rollover" value="on" />
          <span>{t("pricing.rollover")}</span>
          <span className="num">{formatPrice(withRollover.rolloverPrice, currency)}</span>
        </label>
        <Button type="submit">{t("pricing.continue", { plan: name })}</Button>
      </form>
    </PlanCard>
  );
}
