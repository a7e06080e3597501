import type { Found } from "@/lib/geo/record";
import { marked } from "./marked";
import { keep, kept } from "./storage";

/** Holds the market whose suggestion was dismissed last. */
const dismissedKey = "market-suggestion-dismissed";

/** Shows the offer of the visitor's own market; a page has offers of the other markets only. */
export function suggest(found: Found): void {
  const dismissed = kept(dismissedKey, (market) => market);
  for (const offer of marked("[data-suggest]")) {
    const market = offer.dataset.suggest;
    offer.hidden = !found || market !== found.market || market === dismissed;
    offer.querySelector("button")?.addEventListener("click", () => {
      offer.hidden = keep(dismissedKey, market) || true;
    });
  }
}
