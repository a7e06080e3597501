import type { MarketEntry } from "@/lib/geo/entry";
import { marked } from "./marked";

/** The markets, as the links of the market selector carry them; a page without a selector has none. */
export const entries = [...marked("[data-iso]")].map(({ dataset }) => ({ ...dataset }) as MarketEntry);

declare global {
  /** Newer than the compiler's own declarations. */
  interface Window {
    Temporal?: { Now: { timeZoneId(): string } };
  }
}

/** The browser's time zone. The first use of `Intl` costs a phone a tenth of a second, `Temporal` nothing. */
export function timeZone(): string {
  return window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
