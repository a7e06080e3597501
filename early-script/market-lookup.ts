import { backoff, byCountry, type Detection } from "@/lib/geo/detect";
import type { MarketEntry } from "@/lib/geo/entry";
import { cachePrefix, editionKey, type LookupAnswer, preferenceFor } from "@/lib/geo/record";
import { marked, page } from "./marked";
import { readStored, store } from "./storage";

export const cache = cachePrefix + location.hostname;

/**
 * The visitor's market according to `/api/geo`, within three seconds; undefined if unknown or the call failed.
 * A failed call is retried up to three times. A retry's answer is applied here: the caller no longer waits.
 */
export async function lookUp(retry = 0): Promise<LookupAnswer | undefined> {
  try {
    const response = await fetch("/api/geo", { signal: AbortSignal.timeout(3000) });
    const { country_code, timezone } = await response.json();
    const found = byCountry(country_code, entries);
    cacheAnswer(found && preferenceFor(found, timezone ?? timeZone()));
    if (retry && found !== undefined) applyDetection(["detected", found]);
    return found;
  } catch (failure) {
    console.warn(failure);
    if (retry < 3) setTimeout(lookUp, backoff(retry), retry + 1);
  }
}

/** Caches the answer or, without an argument, the fact that a lookup has begun. Returns false where the browser refuses storage. */
export function cacheAnswer(data?: unknown): boolean {
  return store(cache, { data, timestamp: Date.now() });
}

/**
 * Redirects the index page to the detected market, or to the edition that was chosen. On other pages `market.css` reads the attributes of
 * `<html>`, among them the browser's language, unless the visitor has chosen this edition.
 */
export function applyDetection([geo, found]: Detection): void {
  const detected = found ? found.market : "uk";
  const chosen = readStored(editionKey, String);
  if (onIndex())
    location.replace(`/${marked(`[href="/${chosen}"]`)[0] ? chosen : detected}${queryAndHash()}`);
  const spoken = location.pathname.split("/")[1] !== chosen && navigator.language.slice(0, 2);
  Object.assign(page.dataset, { geo, detected, offered: found && detected, spoken });
}

export function onIndex(): boolean {
  return location.pathname === "/";
}

/** The query and hash of this page, which the link to another market must keep. */
export function queryAndHash(): string {
  return location.search + location.hash;
}

/** The markets, read from the `data-*` of the market selector's links; empty on a page without the selector. */
export const entries = [...marked("[data-iso]")].map(({ dataset }) => ({ ...dataset }) as MarketEntry);

declare global {
  /** TypeScript does not declare `Temporal` yet. */
  interface Window {
    Temporal?: { Now: { timeZoneId(): string } };
  }
}

/**
 * The browser's time zone; empty if it throws, as some do that do not know the system's. `Temporal` comes first because the first
 * use of `Intl` takes a phone 0.1 s.
 */
export function timeZone(): string {
  try {
    return window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch (failure) {
    console.warn(failure);
    return "";
  }
}
