import { ca } from "./ca/row";
import { uk } from "./uk/row";
import { us } from "./us/row";

export type { Currency } from "./currencies";

/** A market is a folder beside this file. Its rules for a sign-up are listed in `rules.ts`. */
const marketTable = { uk, us, ca } as const;

export type MarketCode = keyof typeof marketTable;
export type Market = (typeof marketTable)[MarketCode] & { readonly code: MarketCode };
export type ServiceCountry = Market["country"];
export type Scheme = Market["scheme"];
export type BusinessNumberType = Market["businessNumber"];
export type Software = Market["software"][number];

export const marketCodes = Object.keys(marketTable) as [MarketCode, ...MarketCode[]];
export const defaultMarket: MarketCode = "uk";

export function market(code: MarketCode): Market {
  return { ...marketTable[code], code };
}

export const markets: readonly Market[] = marketCodes.map(market);

/** Caches a value for each market that is slow to make, such as a schema, which zod compiles when it is first used. */
export function cachedPerMarket<T>(make: (code: MarketCode) => T): (code: MarketCode) => T {
  return cachedPer((code) => code, make);
}

export function cachedPer<Of, T>(keyOf: (of: Of) => string, make: (of: Of) => T): (of: Of) => T {
  const made = new Map<string, T>();
  return (of) => {
    const value = made.get(keyOf(of)) ?? make(of);
    made.set(keyOf(of), value);
    return value;
  };
}

export function isMarketCode(segment: string | undefined): segment is MarketCode {
  return segment !== undefined && (marketCodes as readonly string[]).includes(segment);
}

/** The market with a code from a form or a query string; null for anything else. */
export function marketNamed(code: unknown): Market | null {
  return markets.find((market) => market.code === code) ?? null;
}

export function marketOfCountry(country: ServiceCountry): Market {
  return pick((m) => m.country === country);
}

/** The market of a country or territory named in an untrusted header or answer; null if it is unknown. */
export function marketFromCountry(value: string | null | undefined): MarketCode | null {
  const name = value?.trim().toUpperCase();
  const known = markets.find((m) => [...m.names, ...m.territories].some((one) => one === name));
  return known?.code ?? null;
}

function pick(matches: (m: Market) => boolean): Market {
  return markets.find(matches) ?? market(defaultMarket);
}
