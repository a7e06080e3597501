import { Book, Checked } from "@/components/marketing/sections/book";
import { Sheet } from "@/components/marketing/sections/sheet";
import { copy } from "@/i18n/copy";
import { claims } from "@/lib/content/claims";
import { formatMonth, formatNumber, formatWeekday } from "@/lib/content/formats";
import { closingDay, exampleMonth, firstDay } from "@/lib/content/month-end";
import { practice, total } from "@/lib/content/network";
import type { Market } from "@/lib/markets";

/** A practice's clients on one sheet: what came in, what is open, whose month is closed. */
export function ClientList({ market }: { market: Market }) {
  const t = copy(market, "accountants");
  const month = formatMonth(firstDay(exampleMonth), market);
  const day = formatWeekday(closingDay(exampleMonth, claims.workingDay, market), market);
  return (
    <figure className="work">
      <Sheet title={t("exhibit.title")} note={t("exhibit.note", { month, day })}>
        <Book
          caption={t("exhibit.caption")}
          columns={[
            { key: "client", label: t("exhibit.client"), heads: true },
            { key: "documents", label: t("exhibit.documents"), className: "num vat col" },
            { key: "open", label: t("exhibit.open"), className: "num vat col" },
            { key: "day", label: t("exhibit.day"), className: "num col" },
            { key: "closed", label: t("exhibit.closed"), className: "chk wide" },
          ]}
          rows={practice.map(({ key, documents, open, workingDay, by }) => ({
            key,
            cells: {
              client: (
                <>
                  {t(`exhibit.clients.${key}`)}
                  <span className="cat-line">{t("exhibit.line", { documents, open })}</span>
                </>
              ),
              documents,
              open,
              day: workingDay,
              closed: <Checked by={by} label={t("exhibit.check")} />,
            },
          }))}
          foot={{
            client: t("exhibit.all", { clients: practice.length }),
            documents: <span className="sum">{formatNumber(total(practice, "documents"), market)}</span>,
            open: <span className="sum">{total(practice, "open")}</span>,
          }}
        />
      </Sheet>
      <figcaption className="note">{t("exhibit.notice")}</figcaption>
    </figure>
  );
}
