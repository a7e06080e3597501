import { NewTabLink } from "@/components/ui/new-tab-link";
import { words } from "@/i18n/words";
import type { Market } from "@/lib/markets";
import { formatPrice, order, type PlanType, plan, pricePerTransaction, rolloverMonths } from "@/lib/plans";
import { PlanRadio, RolloverSwitch } from "./plan-choice";

type Props = { type: PlanType; market: Market; customPlanUrl: string };

/** One plan to choose: price with and without rollover, limits, and its switch. */
export function PlanCard({ type, market, customPlanUrl }: Props) {
  const t = words(market.locale, "signUp");
  const { name, popular, isPAYG, accountLimit, transactionLimit } = plan(type);
  const price = (minor: number) => formatPrice(minor, market.currency);
  const without = order(type, false, market.currency);
  const withRollover = order(type, true, market.currency);
  return (
    <div className="plan-option">
      <PlanRadio type={type}>
        <span className="plan-name">
          <b>{name}</b>
          {popular && <span className="tag">{t("plan.popular")}</span>}
        </span>
        <span className="price">
          {isPAYG && <span>{t("plan.from")}</span>}
          <strong>
            <span className="vh">{t("plan.price")}</span>
            <b className="without">{price(without.total)}</b>
            {withRollover.hasRollover && <b className="with">{price(withRollover.total)}</b>}
          </strong>
          <span>{t("plan.aMonth")}</span>
        </span>
      </PlanRadio>
      <dl className="sumlist">
        {isPAYG && (
          <div>
            <dt>{t("plan.payg")}</dt>
            <dd>{t("plan.paygPrice", { price: price(pricePerTransaction(market.currency)) })}</dd>
          </div>
        )}
        <div>
          <dt>{t(isPAYG ? "plan.minimum" : "plan.transactions")}</dt>
          <dd>{transactionLimit}</dd>
        </div>
        <div>
          <dt>{t(type === "professional" ? "plan.accountsOrEntities" : "plan.accounts")}</dt>
          <dd>{accountLimit ?? t("plan.unlimited")}</dd>
        </div>
      </dl>
      {withRollover.hasRollover ? (
        <RolloverSwitch
          type={type}
          words={{
            add: t("plan.addRollover"),
            remove: t("plan.removeRollover"),
            tip: t("plan.rolloverTip", { months: rolloverMonths }),
          }}
          price={t("plan.rolloverPrice", { price: price(withRollover.rolloverPrice) })}
        />
      ) : (
        <>
          <p className="note">{t("plan.portfolioNote")}</p>
          <NewTabLink href={customPlanUrl} look="quiet">
            {t("plan.customPlan")}
          </NewTabLink>
        </>
      )}
    </div>
  );
}
