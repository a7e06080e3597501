import { defaultMarket, isMarketCode, type MarketCode, marketFromCountry } from "@/lib/markets";

/** What is known of a visitor: the market that they chose, and the ISO code of their country. */
export type Visitor = { readonly choice: MarketCode | null; readonly country: string | null };

/** The market that the choice cookie's value names, to the letter; junk is no choice. */
export function parseChoice(value: string | undefined): MarketCode | null {
  return isMarketCode(value) ? value : null;
}

/** The market that choice or country name; null when neither does. */
export function namedMarket({ choice, country }: Visitor): MarketCode | null {
  return choice ?? marketFromCountry(country);
}

/** Where `/accountants`, `/banks`, `/integrations` and the sign-up lead: a country without a market means the UK. */
export function marketOrUk(visitor: Visitor): MarketCode {
  return namedMarket(visitor) ?? defaultMarket;
}

/** What `/franchises` shows: a country without a market means Canada, no country the UK (spec sections 2 and 9). */
export function marketOrCanada(visitor: Visitor): MarketCode {
  return namedMarket(visitor) ?? (visitor.country ? "ca" : defaultMarket);
}
