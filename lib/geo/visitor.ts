import { defaultMarket, isMarketCode, type MarketCode, marketFromCountry } from "@/lib/markets";

export type Visitor = { readonly choice: MarketCode | null; readonly country: string | null };

export function parseChoice(value: string | undefined): MarketCode | null {
  return isMarketCode(value) ? value : null;
}

export function namedMarket({ choice, country }: Visitor): MarketCode | null {
  return choice ?? marketFromCountry(country);
}

export function marketOrUk(visitor: Visitor): MarketCode {
  return namedMarket(visitor) ?? defaultMarket;
}

/** The market that `/franchises` shows: an unknown country means the UK, another country Canada (spec section 9). */
export function marketOrCanada(visitor: Visitor): MarketCode {
  return namedMarket(visitor) ?? (visitor.country ? "ca" : defaultMarket);
}
