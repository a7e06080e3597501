import type { Market, MarketCode } from "@/lib/markets";
import { timeZoneCities } from "./time-zone";

/** A market as the links of the market selector carry it in their `data-*`: the early script has no table. */
export type MarketEntry = {
  readonly market: MarketCode;
  readonly iso: string;
  readonly country: string;
  readonly countryCode: string;
  readonly currency: string;
  /** Cities of the time zones that name the market, as alternatives of a pattern. */
  readonly cities: string;
};

/** The entry of a market; `name` is the country's, in the page's words. */
export function marketEntry({ code, iso, country, currency }: Market, name: string): MarketEntry {
  return { market: code, iso, country: name, countryCode: country, currency, cities: timeZoneCities[code] };
}
