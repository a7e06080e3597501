import { formatDay } from "@/lib/content/formats";
import { exampleDay, newest } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";
import { copy } from "@/messages/copy";

/** What is read from the receipt, drawn as a list. */
export function Extract({ market }: { market: Market }) {
  const t = copy(market, "example");
  const { net, tax } = newest(market.code);
  const rows = [
    [t("extract.supplier"), t("entries.timber.supplier")],
    [t("extract.date"), formatDay(exampleDay, market)],
    [t("extract.amounts"), `${formatPrice(net, market.currency)}, ${formatPrice(tax, market.currency)}`],
    [t("extract.category"), t("entries.timber.category")],
  ] as const;
  return (
    <dl className="extract">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
