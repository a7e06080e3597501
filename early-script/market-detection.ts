import { byTimeZone, detect } from "@/lib/geo/detect";
import { choiceIn, freshCache, preferenceKey } from "@/lib/geo/record";
import { entries, timeZone } from "./market";
import { act, onIndex } from "./market-action";
import { cache, cacheAnswer, lookUp } from "./market-lookup";
import { kept } from "./storage";

/**
 * Finds the visitor's market and acts on it. One lookup a visit: that it was asked for is noted in the cache, and
 * where that cannot be noted only the index page asks. A failed one is retried while the fallback already stands.
 */
export async function detectMarket(): Promise<void> {
  if (!entries[0]) return;
  const choice = kept(preferenceKey, (stored) => choiceIn(stored, entries));
  const cached = kept(cache, (stored) => freshCache(stored, entries, Date.now()));
  const ask = async () => (cached || !(cacheAnswer() || onIndex()) ? undefined : lookUp());
  act(await detect(choice, cached?.found, ask, () => byTimeZone(timeZone(), entries)));
}
