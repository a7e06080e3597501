import type { MarketCode } from "@/lib/markets";
import type { Edition, EditionCode } from "@/lib/markets/editions";

/** What the early script knows of a market, from the `data-*` attributes of the market selector's links. */
export type MarketEntry = {
  readonly market: MarketCode;
  readonly edition: EditionCode;
  readonly iso: string;
  readonly country: string;
  readonly countryCode: string;
  readonly currency: string;
  readonly cities: string; // Cities of time zones, separated by `|` for a regular expression
};

export function marketEntry(edition: Edition, name: string): MarketEntry {
  const { code, segment, iso, country, currency, cities } = edition;
  return { market: code, edition: segment, iso, country: name, countryCode: country, currency, cities };
}
