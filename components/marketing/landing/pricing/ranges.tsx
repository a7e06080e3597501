import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import type { Edition } from "@/lib/markets/editions";
import { fixedPlans, formatPrice, largestLimit, order, placeOf, planByUse, plans } from "@/lib/plans";
import { exampleMonth, transactionsIn } from "@/lib/plans/month";
import { Account } from "./account";
import { EitherForMonth, MonthFigure, RangeRadio } from "./visitors-month";

/** 'How many transactions?': each range opens an example month, added up to its price. `pricing.css` marks the plan that fits. */
export function Ranges({ edition }: { edition: Edition }) {
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
    <>
      <fieldset>
        <legend className="mb-2 font-display text-h3 font-medium max-sm:text-[1.125rem]">
          {t("range.legend")}
        </legend>
        <div className="grid max-w-184 gap-2 min-[19rem]:grid-cols-3">
          {ranges.map(({ type, text }) => (
            <label key={type} className={choice} htmlFor={`range-${type}`}>
              <RangeRadio type={type} id={`range-${type}`} />
              <span>{text}</span>
              <span className="text-small font-normal max-sm:hidden">
                {t("range.example", { count: formatNumber(transactionsIn(exampleMonth(type)), edition) })}
              </span>
            </label>
          ))}
        </div>
        <p className="mt-2 text-small text-ink-2">
          <span className="noscript:hidden">{t("range.note")}</span>
          <span className="hidden noscript:inline">{t("range.plainNote")}</span>
        </p>
        <p className="sr-only" role="status">
          {plans.map(({ type, name, isPAYG }) => {
            const count = () => <MonthFigure of="transactions" plan={type} />;
            const price = formatPrice(order(type, false, edition.currency).total, edition);
            return (
              <span key={type} data-fits={placeOf(type)}>
                {isPAYG ? (
                  <EitherForMonth
                    if="hasTier"
                    plan={type}
                    otherwise={t.rich("range.resultInATalk", { count })}
                  >
                    {t.rich("range.resultOfTier", {
                      count,
                      limit: () => <MonthFigure of="tierLimit" plan={type} />,
                      price: () => <MonthFigure of="tierPrice" plan={type} />,
                    })}
                  </EitherForMonth>
                ) : (
                  t.rich("range.result", { plan: name, price, count })
                )}
              </span>
            );
          })}
        </p>
      </fieldset>
      <Account edition={edition} />
    </>
  );
}

const choice =
  "relative flex min-h-13 cursor-pointer flex-col justify-center rounded-control border border-edge bg-sheet px-2 py-1.5 font-semibold leading-tight hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 max-sm:text-small sm:px-3 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:forced-color-adjust-none";
