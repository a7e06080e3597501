import type { Market, MarketCode } from "@/lib/markets";
import { timeZoneCities } from "./time-zone";

/** A market in the `data-*` of the selector's links, for the early script. */
export type MarketEntry = {
  readonly market: MarketCode;
  readonly iso: string;
  readonly country: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly cities: string; // Alternatives of a regular expression
};

export function marketEntry({ code, iso, country, currency }: Market, name: string): MarketEntry {
  return { market: code, iso, country: name, countryCode: country, currency, cities: timeZoneCities[code] };
}
