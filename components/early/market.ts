import type { MarketEntry } from "@/lib/geo/entry";
import { marked } from "./marked";

/** The markets, as the links of the market selector carry them; a page without a selector has none. */
export const entries = [...marked("[data-iso]")].map(({ dataset }) => ({ ...dataset }) as MarketEntry);

export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
