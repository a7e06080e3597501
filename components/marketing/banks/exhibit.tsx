import { Sheet } from "@/components/marketing/sections/sheet";
import { copy } from "@/i18n/copy";
import { cashByWeek, cashExample } from "@/lib/content/cash";
import { exampleDay } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import { formatHeadline } from "@/lib/plans";

/** A customer as the bank sees it: four figures, and the cash of eight weeks drawn to scale. */
export function BankExhibit({ market }: { market: Market }) {
  const t = copy(market, "banks");
  const money = (units: number) => formatHeadline(units, market.currency);
  const day = formatDay(exampleDay, market);
  const facts = [
    [t("exhibit.current"), day],
    [t("exhibit.cash"), money(cashExample.openingCash)],
    [t("exhibit.due"), money(cashExample.invoicesDue)],
    [t("exhibit.bills"), money(cashExample.billsDue)],
    [t("exhibit.reserve"), money(cashExample.taxReserve)],
  ] as const;
  return (
    <figure className="work">
      <Sheet
        title={t("exhibit.title", { business: copy(market, "example")("business") })}
        note={t("exhibit.note", { day })}
      >
        <div className="insight">
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Weeks market={market} />
        </div>
      </Sheet>
      <figcaption className="note">{t("exhibit.notice")}</figcaption>
    </figure>
  );
}

function Weeks({ market }: { market: Market }) {
  const t = copy(market, "banks");
  const weeks = cashByWeek();
  const most = Math.max(...weeks.map(({ cash }) => cash));
  return (
    <div className="weeks">
      <p className="note">{t("exhibit.chart")}</p>
      <ol>
        {weeks.map(({ week, cash, lowest }) => (
          <li key={week} className={lowest ? "low" : undefined}>
            <span className="n">{t("exhibit.week", { week })}</span>
            <svg viewBox={`0 0 ${most} 100`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${cash}v100H0z`} />
            </svg>
            <span className="num">
              {formatHeadline(cash, market.currency)}
              {lowest && <span className="vh">{`, ${t("exhibit.lowest")}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
