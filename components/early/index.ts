import type { Entries, MarketEntry } from "@/lib/geo/entry";
import { marked } from "./marked";
import { keepChoice } from "./market-choice";
import { detectMarket } from "./market-detection";

/** The markets, as the links of the market selector carry them; a page without a selector has none. */
const entries = marked("a[data-iso]").map(({ dataset }) => ({ ...dataset }) as MarketEntry);

if (entries[0]) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  keepChoice(entries, timeZone);
  void detectMarket(entries as unknown as Entries, timeZone);
}
