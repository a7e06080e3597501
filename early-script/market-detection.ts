import { byTimeZone, detect } from "@/lib/geo/detect";
import { choiceIn, freshCache, preferenceKey } from "@/lib/geo/record";
import { entries, timeZone } from "./market";
import { act, onIndex } from "./market-action";
import { cache, cacheAnswer, lookUp } from "./market-lookup";
import { kept } from "./storage";

/**
 * Detects the visitor's market and acts on it. Looks the country up once an hour: the cache also records that a lookup
 * has begun. Without storage only the index page looks it up (docs/decisions/0023).
 */
export async function detectMarket(): Promise<void> {
  if (!entries[0]) return;
  const choice = kept(preferenceKey, (stored) => choiceIn(stored, entries));
  const cached = kept(cache, (stored) => freshCache(stored, entries, Date.now()));
  const ask = async () => (cached || !(cacheAnswer() || onIndex()) ? undefined : lookUp());
  act(await detect(choice, cached?.found, ask, () => byTimeZone(timeZone(), entries)));
}
