import type { MarketCode } from "@/lib/markets";
import type { MarketEntry } from "./entry";

/** The market of a visitor; false when their country is none of ours, and the UK stands in for it. */
export type Found = MarketEntry | false;

/** What is stored when a visitor chooses a market, and inside the cache (spec section 3). */
export type GeoPreference = Pick<MarketEntry, "country" | "countryCode" | "currency"> & {
  readonly timezone: string;
};

/** `data` is false for a country that is no market of ours, and absent while a lookup is not answered. */
type CachedGeo = { readonly data?: GeoPreference | false; readonly timestamp: number };

export const preferenceKey = "geo-preference";

/** The first-party cookie that mirrors an explicit choice, so that the server honours it. */
export const choiceCookie = "market";

/** Spec section 2: where a dismissal of the message to accountants is kept. */
export const bannerDismissal = "accountant-banner-dismissed";

/** Where a dismissal of the offer of a market's page is kept. */
export function suggestionDismissal(market: MarketCode): string {
  return `market-suggestion-${market}-dismissed`;
}

/** Spec section 9: the cache's key is derived from the hostname. */
export function cacheKey(hostname: string): string {
  return `geo-cache:${hostname}`;
}

/** Spec section 9: a cached answer counts for 60 minutes. */
const cacheLife = 3_600_000;

export function preferenceFor(entry: MarketEntry, timezone: string): GeoPreference {
  const { market, iso, cities, ...preference } = entry;
  return { ...preference, timezone };
}

/** The market that a stored preference names, or undefined when it is corrupt. */
export function choiceIn(stored: unknown, entries: readonly MarketEntry[]): MarketEntry | undefined {
  const { countryCode }: Partial<GeoPreference> = Object(stored);
  return entries.find((entry) => entry.countryCode === countryCode);
}

/**
 * What a stored cache still says: `found` is undefined when a lookup was asked for and not answered. Undefined as a
 * whole: corrupt, from the future, or an hour old. `now` in milliseconds.
 */
export function freshCache(
  stored: unknown,
  entries: readonly MarketEntry[],
  now: number,
): { readonly found: Found | undefined } | undefined {
  const { data, timestamp }: CachedGeo = Object(stored);
  const age = now - timestamp;
  const found = data && choiceIn(data, entries);
  return age >= 0 && age < cacheLife && (found || !data) ? { found } : undefined;
}
