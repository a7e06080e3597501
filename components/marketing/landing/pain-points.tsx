import { useTranslations } from "next-intl";
import { Book, Checked, Circled, SubLine, Unclear } from "@/components/marketing/sections/book";
import { ThreeColumns, withHeadings } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { facing, Sheet, SheetFoot } from "@/components/marketing/sections/sheet";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { ledgers, weekSum } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";

/** The same week of payments without and with the product, and what the difference costs. */
export function PainPoints({ market }: { market: Market }) {
  const t = useCopy("landing");
  return (
    <Section id="pain-points" heading={t("pain.heading")} lead={t("pain.lead")}>
      <div className={facing.pages}>
        <BankFeed market={market} />
        <CheckedWeek market={market} />
      </div>
      <ThreeColumns items={withHeadings(costs, (name) => t(`pain.${name}`))} />
    </Section>
  );
}

const costs = [{ key: "evenings" }, { key: "receipts" }, { key: "late" }] as const;

/** The week on a bank statement: references, unexplained payments, an unknown total. */
function BankFeed({ market }: { market: Market }) {
  const t = useCopy("example");
  return (
    <Sheet look="messy" className={facing.left} title={t("before.title")} note={t("before.note")}>
      <Book
        beside="sheet"
        caption={t("before.caption")}
        columns={[
          { key: "date", label: t("date"), look: "date" },
          { key: "line", label: t("before.column"), rowHeader: true },
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
                <Unclear>{t(`entries.${key}.unclear`)}</Unclear>
              </>
            ),
            paid: formatAmount(net + tax, market),
          },
        }))}
      />
      <SheetFoot>
        <span>{t("before.foot")}</span>
        <Circled>{t("before.unknown")}</Circled>
      </SheetFoot>
    </Sheet>
  );
}

/** The same week after an accountant has checked it. */
function CheckedWeek({ market }: { market: Market }) {
  const t = useCopy("example");
  const words = useTranslations("market");
  const book = ledgers[market.code];
  const { symbol } = market;
  return (
    <Sheet className={facing.right} title={t("after.title")} note={t("after.note")}>
      <Book
        beside="sheet"
        caption={t("after.caption")}
        columns={[
          { key: "entry", label: t("after.column"), rowHeader: true },
          {
            key: "tax",
            label: t("money", { label: words("taxColumn"), symbol }),
            look: "figureDetail",
          },
          { key: "paid", label: t("money", { label: t("before.paid"), symbol }), look: "figure" },
          { key: "checked", label: t("checked"), look: "checked" },
        ]}
        rows={book.entries.map(({ key, net, tax, by }) => ({
          key,
          cells: {
            entry: (
              <>
                {t(`entries.${key}.supplier`)}
                <SubLine>{t(`entries.${key}.category`)}</SubLine>
              </>
            ),
            tax: formatAmount(tax, market),
            paid: formatAmount(net + tax, market),
            checked: <Checked by={by} label={t("checked")} />,
          },
        }))}
      />
      <SheetFoot>
        <span>{t("before.foot")}</span>
        <strong className="figures">{formatPrice(weekSum(book), market.currency)}</strong>
      </SheetFoot>
    </Sheet>
  );
}
