import { byCountry } from "@/lib/geo/detect";
import type { MarketEntry } from "@/lib/geo/entry";
import { cacheKey, type Found, preferenceFor } from "@/lib/geo/record";
import { keep } from "./storage";

const deadline = 3000;

/** Asks once, for at most three seconds. Undefined: nobody knows; null: the lookup failed, which is only logged. */
export async function lookUp(
  entries: readonly MarketEntry[],
  timeZone: string,
): Promise<Found | undefined | null> {
  try {
    const response = await fetch("/api/geo", { signal: AbortSignal.timeout(deadline) });
    const { country_code, timezone } = await response.json();
    const found = byCountry(country_code, entries);
    note(found && preferenceFor(found, timezone ?? timeZone));
    return found;
  } catch (failure) {
    console.warn(failure);
    return null;
  }
}

/** Caches an answer, or that one was asked for. False where nothing can be stored. */
export function note(data?: unknown): boolean {
  return keep(cacheKey(location.hostname), { data, timestamp: Date.now() });
}
