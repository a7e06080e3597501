import type { Account } from "@/lib/content/roi";
import { type Currency, marketOfCurrency } from "@/lib/markets";
import { formatHeadline, formatPrice } from "@/lib/plans";
import { fill, type RoiWords } from "./roi-words";

type Props = { hours: number; sums: Account; currency: Currency; words: RoiWords };

/** Two accounts side by side: the year alone, and the year with the service. */
export function AccountSheets({ hours, sums, currency, words }: Props) {
  const { locale } = marketOfCurrency(currency);
  const number = (units: number) => new Intl.NumberFormat(locale).format(units);
  const detail = { hours: number(hours), hourly: formatPrice(Math.round(sums.hourly * 100), currency) };
  return (
    <div className="account">
      <Sheet
        title={words.alone}
        total={words.total}
        sum={formatHeadline(sums.alone, currency)}
        lines={[
          { label: words.time, detail: fill(words.timeOf, detail), amount: number(sums.time) },
          { label: words.other, detail: words.otherOf, amount: number(sums.otherCosts.alone) },
        ]}
      />
      <Sheet
        title={words.withService}
        total={words.total}
        sum={formatHeadline(sums.withService, currency)}
        lines={[
          { label: words.plan, detail: words.planOf, amount: number(sums.plan) },
          { label: words.other, detail: words.otherOf, amount: number(sums.otherCosts.withService) },
        ]}
      />
    </div>
  );
}

type Line = { label: string; detail: string; amount: string };

function Sheet({ title, total, sum, lines }: { title: string; total: string; sum: string; lines: Line[] }) {
  return (
    <div className="sheet">
      <h3 className="sheet-head">
        <strong>{title}</strong>
      </h3>
      <dl>
        {lines.map(({ label, detail, amount }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{detail}</small>
            </dt>
            <dd className="num">{amount}</dd>
          </div>
        ))}
        <div className="grand">
          <dt>{total}</dt>
          <dd className="num">{sum}</dd>
        </div>
      </dl>
    </div>
  );
}
