import { Marks } from "@/components/marketing/sections/frames";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { formatTime } from "@/lib/content/formats";
import { tickedAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { books } from "./purchase-ledger";

/** The market's accounting software; the first one has the entry. */
export function SoftwareMarks({ market }: { market: Market }) {
  const t = copy(market, "example");
  const name = words(market.locale, "market");
  return (
    <Marks
      items={market.software.map((software, at) => ({
        key: software,
        icon: books[software],
        name: name(`software.${software}`),
        of: at === 0 ? t("syncedAt", { time: formatTime(tickedAt, market) }) : t("available"),
      }))}
    />
  );
}
