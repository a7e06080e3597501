import type { Edition } from "@/lib/markets/editions";
import type { MarketEntry } from "./entry";

/** False for a country without a market of its own, which gets the UK's pages. */
export type LookupAnswer = MarketEntry | false;

export type GeoPreference = Pick<MarketEntry, "country" | "countryCode" | "currency"> & {
  readonly timezone: string;
};

type CachedGeo = { readonly data?: GeoPreference | false; readonly timestamp: number };

export const preferenceKey = "geo-preference";

export const choiceCookie = "market"; // An edition's code, set only when a visitor chooses one

/** Holds the code of the edition that the visitor chose last, since the preference has the four fields of spec section 9. */
export const editionKey = "edition";

export const bannerDismissal = "accountant-banner-dismissed"; // Key in local storage, from spec section 2

/** Of the suggestion of another market's page, or of the page in another language. */
export function suggestionDismissal(
  of: "market" | "language",
  { segment }: Pick<Edition, "segment">,
): string {
  return `${of}-suggestion-${segment}-dismissed`;
}

/** Of a key in local storage that ends with the site's hostname. */
export const cachePrefix = "geo-cache:";

const cacheLife = 3_600_000; // Milliseconds; spec section 9

export function preferenceFor(entry: MarketEntry, timezone: string): GeoPreference {
  const { market, iso, cities, ...preference } = entry;
  return { ...preference, timezone };
}

export function findPreferredMarket(
  stored: unknown,
  entries: readonly MarketEntry[],
): MarketEntry | undefined {
  const { countryCode }: Partial<GeoPreference> = Object(stored);
  return entries.find((entry) => entry.countryCode === countryCode);
}

/** The cached answer; undefined if it is invalid, expired or from the future. `now` in milliseconds. */
export function freshCache(
  stored: unknown,
  entries: readonly MarketEntry[],
  now: number,
): { readonly found: LookupAnswer | undefined } | undefined {
  const { data, timestamp }: CachedGeo = Object(stored);
  const age = now - timestamp;
  const found = data && findPreferredMarket(data, entries);
  return age >= 0 && age < cacheLife && (found || !data) ? { found } : undefined;
}
