import { Book, Doubt, Ringed } from "@/components/marketing/sections/book";
import { facing, Sheet, SheetFoot } from "@/components/marketing/sections/sheet";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { ledgers } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";

/** The week as the bank has it: references, doubts, and a sum that nobody knows. */
export function BankFeed({ market }: { market: Market }) {
  const t = useCopy("example");
  return (
    <Sheet look="messy" className={facing.left} title={t("before.title")} note={t("before.note")}>
      <Book
        beside="page"
        caption={t("before.caption")}
        columns={[
          { key: "date", label: t("date"), look: "date" },
          { key: "line", label: t("before.column"), heads: true },
          {
            key: "paid",
            label: t("money", { label: t("before.paid"), symbol: market.symbol }),
            look: "plainFigure",
          },
        ]}
        rows={ledgers[market.code].entries.map(({ key, date, net, tax }) => ({
          key,
          cells: {
            date: formatDay(date, market),
            line: (
              <>
                <span className="font-mono text-note tracking-figure">{t(`entries.${key}.bank`)}</span>{" "}
                {key === "phone" && (
                  <s className="text-ink-3 decoration-[1.5px]">{t("entries.phone.struck")}</s>
                )}{" "}
                <Doubt>{t(`entries.${key}.doubt`)}</Doubt>
              </>
            ),
            paid: formatAmount(net + tax, market),
          },
        }))}
      />
      <SheetFoot>
        <span>{t("before.foot")}</span>
        <Ringed>{t("before.unknown")}</Ringed>
      </SheetFoot>
    </Sheet>
  );
}
