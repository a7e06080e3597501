import { Book, Checked } from "@/components/marketing/sections/book";
import { Sheet } from "@/components/marketing/sections/sheet";
import { Icon } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import { claims } from "@/lib/content/claims";
import { formatMonth, formatNumber, formatWeekday } from "@/lib/content/formats";
import { closingDay, exampleMonth, firstDay } from "@/lib/content/month-end";
import { network, total } from "@/lib/content/network";
import type { Market } from "@/lib/markets";

/** Many books into one page: each location's own, and head office's totals. */
export function NetworkExhibit({ market }: { market: Market }) {
  const t = copy(market, "franchises");
  const number = (value: number) => formatNumber(value, market);
  const date = closingDay(exampleMonth, claims.workingDay, market);
  return (
    <figure className="work net-work">
      <ul className="tabs" aria-label={t("exhibit.tabs")}>
        {network.map(({ key }) => (
          <li key={key}>
            <Icon name="book3" />
            <span>{t(`exhibit.places.${key}`)}</span>
            <small>{t("exhibit.own")}</small>
          </li>
        ))}
      </ul>
      <Sheet
        title={t("exhibit.title", { name: t("exhibit.name") })}
        note={t("exhibit.note", {
          month: formatMonth(firstDay(exampleMonth), market),
          day: formatWeekday(date, market),
        })}
      >
        <Book
          caption={t("exhibit.caption")}
          columns={[
            { key: "location", label: t("exhibit.location"), heads: true },
            { key: "transactions", label: t("exhibit.transactions"), className: "num vat col" },
            { key: "open", label: t("exhibit.open"), className: "num vat col" },
            { key: "day", label: t("exhibit.day"), className: "num col" },
            { key: "closed", label: t("exhibit.closed"), className: "chk wide" },
          ]}
          rows={network.map(({ key, transactions, open, workingDay, by }) => ({
            key,
            cells: {
              location: (
                <>
                  {t(`exhibit.places.${key}`)}
                  <span className="cat-line">
                    {t("exhibit.line", { transactions: number(transactions), open })}
                  </span>
                </>
              ),
              transactions: number(transactions),
              open,
              day: workingDay,
              closed: <Checked by={by} label={t("exhibit.check")} />,
            },
          }))}
          foot={{
            location: t("exhibit.network"),
            transactions: <span className="sum">{number(total(network, "transactions"))}</span>,
            open: <span className="sum">{total(network, "open")}</span>,
            closed: t("exhibit.of", { closed: network.length, all: network.length }),
          }}
        />
      </Sheet>
      <figcaption className="note">{t("exhibit.notice")}</figcaption>
    </figure>
  );
}
