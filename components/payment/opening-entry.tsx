import { Book, Sum } from "@/components/marketing/sections/book";
import { SheetHead, SheetNotice, sheetClass } from "@/components/marketing/sections/sheet";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { formatDate, formatDay, type IsoDate } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { plan } from "@/lib/plans";

type Props = {
  market: Market;
  owner: NonNullable<ThanksFacts["owner"]>;
  confirmedOn: IsoDate;
};

export function OpeningEntry({ market, owner, confirmedOn }: Props) {
  const t = useCopy("payment");
  const sum = (minor: number) => formatAmount(minor, market);
  const day = formatDay(confirmedOn, market);
  const base = owner.total - (owner.hasRollover ? owner.rolloverPrice : 0);
  const line = (key: string, name: string, minor: number) => ({
    key,
    cells: { date: day, entry: name, sum: sum(minor) },
  });
  return (
    <div className={sheetClass()}>
      <SheetHead dir="auto" title={owner.businessName} note={t("thanks.page")} />
      <Book
        caption={t("thanks.caption")}
        columns={[
          { key: "date", label: <span className="text-ink-3">{t("thanks.date")}</span>, look: "date" },
          { key: "entry", label: t("thanks.entry"), rowHeader: true },
          { key: "sum", label: t("thanks.aMonth", { symbol: market.symbol }), look: "figure" },
        ]}
        rows={[
          line("plan", plan(owner.planType).name, base),
          ...(owner.hasRollover ? [line("rollover", t("thanks.rollover"), owner.rolloverPrice)] : []),
        ]}
        foot={{ entry: t("thanks.total"), sum: <Sum>{sum(owner.total)}</Sum> }}
        footClass="new"
      />
      <SheetNotice>
        <span>
          <Tick />
          {t("thanks.setUp", { date: formatDate(confirmedOn, market) })}
        </span>
      </SheetNotice>
    </div>
  );
}
