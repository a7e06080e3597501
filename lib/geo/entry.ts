import type { Market, MarketCode } from "@/lib/markets";

/** What the early script knows of a market, from the `data-*` attributes of the market selector's links. */
export type MarketEntry = {
  readonly market: MarketCode;
  readonly iso: string;
  readonly country: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly cities: string; // Cities of time zones, separated by `|` for a regular expression
};

export function marketEntry({ code, iso, country, currency, cities }: Market, name: string): MarketEntry {
  return { market: code, iso, country: name, countryCode: country, currency, cities };
}
