import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { cheapestPlan, fixedPlans, formatPrice, largestLimit, order, placeOf, planByUse } from "@/lib/plans";
import { marketAddress, talkAddress } from "@/lib/routing/addresses";
import { fromPricing } from "./plans";
import { ByUse, TransactionCount, Transactions } from "./transactions";

/**
 * 'How many transactions?': `pricing.css` marks the plan that fits the chosen range. Beyond the plans, what is paid by
 * use is summed up, and the partners' cheaper price for a single company is named (docs/decisions/0007).
 */
export function Ranges({ edition }: { edition: Edition }) {
  const { currency, locale } = edition;
  const money = { currency, locale };
  const t = useCopy("pricing");
  const ranges = [
    ...fixedPlans.map(({ type, transactionLimit: to }, at) => {
      const before = fixedPlans[at - 1];
      const text = before
        ? t("range.next", { from: before.transactionLimit + 1, to })
        : t("range.first", { to });
      return { type, text };
    }),
    { type: planByUse.type, text: t("range.beyond", { from: largestLimit }) },
  ];
  return (
    <TransactionCount>
      <fieldset className="lg:flex lg:items-end lg:gap-8" data-ranges="">
        <legend className="mb-2 font-display text-h3 font-medium max-sm:text-[1.125rem]">
          {t("range.legend")}
        </legend>
        <Transactions label={t("range.label")}>
          {ranges.map(({ type, text }) => (
            <label key={type} className={choice}>
              <input
                className="sr-only"
                type="radio"
                name="transactions"
                value={type}
                data-place={placeOf(type)}
                defaultChecked={type === cheapestPlan.type}
              />
              {text}
            </label>
          ))}
        </Transactions>
        <p
          className="mt-3 min-h-12 border-s-4 border-accent ps-3 text-small lg:mt-0 lg:max-w-sm lg:content-center"
          role="status"
        >
          {fixedPlans.map(({ type, name }) => (
            <span key={type} data-fits={placeOf(type)}>
              {t("range.fits", {
                plan: name,
                price: formatPrice(order(type, false, currency).total, money),
                withRollover: formatPrice(order(type, true, currency).total, money),
              })}
            </span>
          ))}
          <span data-fits={placeOf(planByUse.type)}>
            {t.rich("range.portfolio", {
              count: () => <ByUse of="count" money={money} />,
              sum: () => <ByUse of="sum" money={money} />,
              accountant: (words) => <a href={`${marketAddress("accountants", edition)}#pricing`}>{words}</a>,
              talk: (words) => <a href={talkAddress(edition, fromPricing)}>{words}</a>,
            })}
          </span>
        </p>
      </fieldset>
    </TransactionCount>
  );
}

const choice =
  "relative flex min-h-12 grow basis-0 cursor-pointer items-center justify-center rounded-control border border-edge bg-sheet px-1 py-1 text-center font-semibold leading-tight hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 max-sm:text-small forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:forced-color-adjust-none";
