import { Fold } from "@/components/marketing/sections/fold";
import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice, largestLimit, tiers } from "@/lib/plans";
import { talkAddress } from "@/lib/routing/addresses";
import { fromPricing } from "./plans";

export const tiersId = "through-your-accountant";

/** The partners' price list, for customers whose accountant orders (docs/decisions/0007). */
export function Tiers({ edition }: { edition: Edition }) {
  const t = useCopy("pricing");
  return (
    <Fold heading={t("tiers.heading")} id={tiersId}>
      <table className="border-b border-ink text-small [&_:is(td,th)]:py-2 [&_:is(td,th)]:last:text-end">
        <thead className="text-note text-ink-2">
          <tr>
            <th scope="col">{t("card.transactions")}</th>
            <th scope="col">{t("plans.rows.price")}</th>
          </tr>
        </thead>
        <tbody>
          {tiers(edition.currency).map(({ price, transactions }) => (
            <tr key={transactions} className="border-t border-rule">
              <th scope="row">{formatNumber(transactions, edition)}</th>
              <td className="tabular-nums">{formatPrice(price, edition)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-2.5 text-note text-ink-2">
        {t.rich("tiers.note", {
          limit: largestLimit,
          talk: (words) => <a href={talkAddress(edition, fromPricing)}>{words}</a>,
        })}
      </p>
    </Fold>
  );
}
