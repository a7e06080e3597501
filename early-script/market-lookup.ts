import { backoff, byCountry } from "@/lib/geo/detect";
import { cacheKey, type LookupAnswer, preferenceFor } from "@/lib/geo/record";
import { entries, timeZone } from "./market";
import { act } from "./market-action";
import { keep } from "./storage";

export const cache = cacheKey(location.hostname);

/**
 * The visitor's market by `/api/geo`, within three seconds; undefined if unknown or if the call failed. A failed call
 * is retried up to three times, and the answer of a retry goes to `act`, since the caller no longer waits.
 */
export async function lookUp(retry = 0): Promise<LookupAnswer | undefined> {
  try {
    const response = await fetch("/api/geo", { signal: AbortSignal.timeout(3000) });
    const { country_code, timezone } = await response.json();
    const found = byCountry(country_code, entries);
    cacheAnswer(found && preferenceFor(found, timezone ?? timeZone()));
    if (retry && found !== undefined) act(["detected", found]);
    return found;
  } catch (failure) {
    console.warn(failure);
    if (retry < 3) setTimeout(lookUp, backoff(retry), retry + 1);
  }
}

/** Caches the answer; without an argument, that a lookup has begun. Returns false where the browser refuses storage. */
export function cacheAnswer(data?: unknown): boolean {
  return keep(cache, { data, timestamp: Date.now() });
}
