import type { MarketEntry } from "@/lib/geo/entry";
import { marked } from "./marked";

/** The markets, read from the `data-*` of the market selector's links; empty on a page without the selector. */
export const entries = [...marked("[data-iso]")].map(({ dataset }) => ({ ...dataset }) as MarketEntry);

declare global {
  /** TypeScript does not declare `Temporal` yet. */
  interface Window {
    Temporal?: { Now: { timeZoneId(): string } };
  }
}

/** The browser's time zone. `Temporal` comes first because the first use of `Intl` takes a phone 0.1 s. */
export function timeZone(): string {
  return window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
