import { Tick } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import { formatAmount } from "@/lib/content/formats";
import { formatDate, formatDay, type IsoDate } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { plan } from "@/lib/plans";

type Props = {
  market: Market;
  owner: NonNullable<ThanksFacts["owner"]>;
  confirmedOn: IsoDate;
  debit: string;
};

/** The first page of the customer's books: what was hired, at what price. */
export function OpeningEntry({ market, owner, confirmedOn, debit }: Props) {
  const t = copy(market, "payment");
  const sum = (minor: number) => formatAmount(minor, market);
  const day = formatDay(confirmedOn, market);
  const base = owner.total - (owner.hasRollover ? owner.rolloverPrice : 0);
  return (
    <div className="sheet">
      <p className="sheet-head">
        <strong dir="auto">{owner.businessName}</strong>
        <span className="note">{t("thanks.page")}</span>
      </p>
      <table className="book">
        <caption className="vh">{t("thanks.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("thanks.date")}</th>
            <th scope="col">{t("thanks.entry")}</th>
            <th scope="col" className="num col">
              {t("thanks.aMonth", { symbol: market.symbol })}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="date">{day}</td>
            <th scope="row">{plan(owner.planType).name}</th>
            <td className="num col">{sum(base)}</td>
          </tr>
          {owner.hasRollover && (
            <tr>
              <td className="date">{day}</td>
              <th scope="row">{t("thanks.rollover")}</th>
              <td className="num col">{sum(owner.rolloverPrice)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="new">
            <td />
            <th scope="row">{t("thanks.total")}</th>
            <td className="num col sum">
              <span>{sum(owner.total)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="sync">
        <span>
          <Tick />
          {t("thanks.setUp", { debit, date: formatDate(confirmedOn, market) })}
        </span>
      </p>
    </div>
  );
}
