import type { Entries, MarketEntry } from "@/lib/geo/entry";
import { marked } from "./marked";
import { keepChoice } from "./market-choice";
import { detectMarket } from "./market-detection";

/** Detection and choice of the market. The selector's links carry the markets; a page without them has none. */
export function findMarket(): void {
  const entries = marked("a[data-iso]").map(({ dataset }) => ({ ...dataset }) as MarketEntry);
  if (!isFilled(entries)) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  keepChoice(entries, timeZone);
  void detectMarket(entries, timeZone);
}

function isFilled(entries: readonly MarketEntry[]): entries is Entries {
  return entries.length > 0;
}
