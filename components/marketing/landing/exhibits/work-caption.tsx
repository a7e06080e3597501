import { copy } from "@/i18n/copy";
import { claims } from "@/lib/content/claims";
import { formatTime } from "@/lib/content/formats";
import { sentAt, tickedAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";

/** Says that the example is invented, and how long it took. */
export function WorkCaption({ market }: { market: Market }) {
  const times = {
    sent: formatTime(sentAt, market),
    filed: formatTime(sentAt + claims.filingMinutes, market),
    ticked: formatTime(tickedAt, market),
  };
  return <figcaption className="note">{copy(market, "example")("notice", times)}</figcaption>;
}
