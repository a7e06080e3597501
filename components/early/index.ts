import type { Entries, MarketEntry } from "@/lib/geo/entry";
import { dismissBanner } from "./banner";
import { runCounter } from "./counter";
import { openAtTop, scrollToHash } from "./hash";
import { marked } from "./marked";
import { keepChoice } from "./market-choice";
import { detectMarket } from "./market-detection";
import { closeMenus } from "./menus";
import { writeToday } from "./today";

/**
 * What must run before a visitor acts, in plain DOM code: bundled into one small script by
 * `lib/server/early.ts` and served at `/early.js`. It writes only to elements that a page marks with `data-*`.
 */
for (const start of [dismissBanner, runCounter, openAtTop, scrollToHash, closeMenus, writeToday]) start();

/** The markets, as the links of the market selector carry them; a page without a selector has none. */
const entries = marked("a[data-iso]").map(({ dataset }) => ({ ...dataset }) as MarketEntry);

if (entries[0]) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  keepChoice(entries, timeZone);
  void detectMarket(entries as unknown as Entries, timeZone);
}

document.documentElement.dataset.early = "";
