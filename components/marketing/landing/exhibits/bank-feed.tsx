import { Book } from "@/components/marketing/sections/book";
import { Sheet } from "@/components/marketing/sections/sheet";
import { Loop } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import { formatAmount } from "@/lib/content/formats";
import { ledgers } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";

/** The week as the bank has it: references, doubts, and a sum that nobody knows. */
export function BankFeed({ market }: { market: Market }) {
  const t = copy(market, "example");
  return (
    <Sheet className="messy" title={t("before.title")} note={t("before.note")}>
      <Book
        caption={t("before.caption")}
        columns={[
          { key: "date", label: t("date"), className: "date" },
          { key: "line", label: t("before.column"), heads: true },
          {
            key: "paid",
            label: t("money", { label: t("before.paid"), symbol: market.symbol }),
            className: "num",
          },
        ]}
        rows={ledgers[market.code].entries.map(({ key, date, net, tax }) => ({
          key,
          cells: {
            date: formatDay(date, market),
            line: (
              <>
                <span className="raw">{t(`entries.${key}.bank`)}</span>{" "}
                {key === "phone" && <s>{t("entries.phone.struck")}</s>}{" "}
                <span className="q">{t(`entries.${key}.doubt`)}</span>
              </>
            ),
            paid: formatAmount(net + tax, market),
          },
        }))}
      />
      <p className="sheet-foot">
        <span>{t("before.foot")}</span>
        <span className="ringed">
          {t("before.unknown")}
          <Loop />
        </span>
      </p>
    </Sheet>
  );
}
