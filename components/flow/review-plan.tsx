import type { ReactNode } from "react";
import type { Market } from "@/lib/markets";
import { formatPrice, offersRollover, order, plan, planTypes } from "@/lib/plans";
import { words } from "@/messages/words";
import { ReviewPlanChoice, ReviewRollover } from "./review-choice";

/** The collapsible part of the review in which plan and rollover can still be changed. */
export function ReviewPlan({ market, children }: { market: Market; children: ReactNode }) {
  const t = words(market.locale, "signUp");
  const price = (minor: number) => formatPrice(minor, market.currency);
  return (
    <details className="more">
      <summary>{t("review.more")}</summary>
      <div>
        <fieldset id="planType">
          <legend className="vh">{t("review.planName")}</legend>
          {planTypes.map((type) => {
            const { total, transactionLimit, accountLimit } = order(type, false, market.currency);
            return (
              <ReviewPlanChoice
                key={type}
                type={type}
                name={plan(type).name}
                text={
                  accountLimit === null
                    ? t("review.portfolioChoice")
                    : t("review.planChoice", {
                        planType: type,
                        transactions: transactionLimit,
                        accounts: accountLimit,
                      })
                }
                price={accountLimit === null ? t("tape.from", { price: price(total) }) : price(total)}
              />
            );
          })}
        </fieldset>
        {planTypes.filter(offersRollover).map((type) => (
          <ReviewRollover
            key={type}
            type={type}
            label={t("rollover.switch", { plan: plan(type).name })}
            price={price(order(type, true, market.currency).rolloverPrice)}
          />
        ))}
        <p className="acts">
          <button type="submit" className="btn quiet" name="intent" value="update-plan" formNoValidate>
            {t("review.update")}
          </button>
          {children}
        </p>
      </div>
    </details>
  );
}
