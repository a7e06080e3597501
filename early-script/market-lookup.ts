import { backoff, byCountry } from "@/lib/geo/detect";
import { cacheKey, type Found, preferenceFor } from "@/lib/geo/record";
import { entries, timeZone } from "./market";
import { act } from "./market-action";
import { keep } from "./storage";

export const cache = cacheKey(location.hostname);

/**
 * Asks where the visitor is, for at most three seconds; undefined when nobody knows. A failure is only logged: it
 * is undefined too, and what one of three retries finds is acted on when it comes.
 */
export async function lookUp(retry = 0): Promise<Found | undefined> {
  try {
    const response = await fetch("/api/geo", { signal: AbortSignal.timeout(3000) });
    const { country_code, timezone } = await response.json();
    const found = byCountry(country_code, entries);
    note(found && preferenceFor(found, timezone ?? timeZone()));
    if (retry && found !== undefined) act(["detected", found]);
    return found;
  } catch (failure) {
    console.warn(failure);
    if (retry < 3) setTimeout(lookUp, backoff(retry), retry + 1);
  }
}

/** Caches an answer, or that one was asked for. False where nothing can be stored. */
export function note(data?: unknown): boolean {
  return keep(cache, { data, timestamp: Date.now() });
}
