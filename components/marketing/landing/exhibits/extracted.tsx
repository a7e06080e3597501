import { Extract } from "@/components/marketing/sections/frames";
import { useCopy } from "@/i18n/use-copy";
import { exampleDay, newest } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";

/** What is read from the receipt. */
export function Extracted({ market }: { market: Market }) {
  const t = useCopy("example");
  const { net, tax } = newest(market.code);
  const amounts = [net, tax].map((minor) => formatPrice(minor, market.currency));
  return (
    <Extract
      rows={[
        [t("extract.supplier"), t("entries.timber.supplier")],
        [t("extract.date"), formatDay(exampleDay, market)],
        [t("extract.amounts"), amounts.join(", ")],
        [t("extract.category"), t("entries.timber.category")],
      ]}
    />
  );
}
