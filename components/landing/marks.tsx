import { Icon } from "@/components/ui/icon";
import { formatTime } from "@/lib/content/formats";
import { tickedAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { copy } from "@/messages/copy";
import { words } from "@/messages/words";
import { books } from "./purchase-ledger";

/** The market's accounting software; the first one has the entry. */
export function Marks({ market }: { market: Market }) {
  const t = copy(market, "example");
  const name = words(market.locale, "market");
  return (
    <ul className="marks">
      {market.software.map((software, at) => (
        <li key={software}>
          <Icon name={books[software]} />
          {name(`software.${software}`)}
          <small>{at === 0 ? t("syncedAt", { time: formatTime(tickedAt, market) }) : t("available")}</small>
        </li>
      ))}
    </ul>
  );
}
