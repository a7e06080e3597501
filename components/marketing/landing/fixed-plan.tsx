import { PlanCard } from "@/components/marketing/sections/plan-card";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { useCopy } from "@/i18n/use-copy";
import type { Market } from "@/lib/markets";
import { formatPrice, order, type PlanType, plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import { MonthlyPrice } from "./monthly-price";

type Props = { type: Exclude<PlanType, "multi_entity">; market: Market };

/** A plan bought on the site. The switch shows the price with rollover by itself, and the form takes it along. */
export function FixedPlan({ type, market }: Props) {
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
        { key: "transactions", label: t("pricing.transactions"), value: without.transactionLimit },
        {
          key: "accounts",
          label: type === "starter" ? t("pricing.accounts") : t("pricing.accountsOrEntities"),
          value: without.accountLimit,
        },
        { key: "first", label: t("pricing.firstPayment"), value: t("pricing.afterSignUp") },
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
