import { useTranslations } from "next-intl";
import { Book, Checked, Under } from "@/components/marketing/sections/book";
import { Section } from "@/components/marketing/sections/section";
import { facing, Sheet, SheetFoot } from "@/components/marketing/sections/sheet";
import { Trio } from "@/components/marketing/sections/trio";
import { worded } from "@/components/marketing/sections/worded";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { ledgers, weekSum } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";
import { BankFeed } from "./exhibits/bank-feed";

/** The same payments before and after, and what the difference costs. */
export function PainPoints({ market }: { market: Market }) {
  const t = useCopy("landing");
  return (
    <Section id="pain-points" heading={t("pain.heading")} lead={t("pain.lead")}>
      <div className={facing.pages}>
        <BankFeed market={market} />
        <CheckedWeek market={market} />
      </div>
      <Trio
        items={worded([{ key: "evenings" }, { key: "receipts" }, { key: "late" }], (name) =>
          t(`pain.${name}`),
        )}
      />
    </Section>
  );
}

function CheckedWeek({ market }: { market: Market }) {
  const t = useCopy("example");
  const words = useTranslations("market");
  const book = ledgers[market.code];
  const { symbol } = market;
  return (
    <Sheet className={facing.right} title={t("after.title")} note={t("after.note")}>
      <Book
        beside="page"
        caption={t("after.caption")}
        columns={[
          { key: "entry", label: t("after.column"), heads: true },
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
                <Under>{t(`entries.${key}.category`)}</Under>
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
