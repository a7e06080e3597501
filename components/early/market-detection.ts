import { backoff, byTimeZone, type Detection, detect } from "@/lib/geo/detect";
import type { Entries } from "@/lib/geo/entry";
import { cacheKey, choiceIn, type Found, freshCache, preferenceKey } from "@/lib/geo/record";
import { marked } from "./marked";
import { lookUp, note } from "./market-lookup";
import { suggest } from "./market-suggestion";
import { kept } from "./storage";

const retries = 3;

/**
 * Finds the visitor's market and acts on it. One lookup a visit: that it was asked for is noted in the cache, and
 * where that cannot be noted only the index page asks. A failed one is retried while the fallback already stands.
 */
export async function detectMarket(entries: Entries, timeZone: string): Promise<void> {
  const page = document.documentElement.dataset;
  const { hash, hostname, pathname, search } = location;
  const onIndex = pathname === "/";
  const choice = kept(preferenceKey, (stored) => choiceIn(stored, entries));
  const cached = kept(cacheKey(hostname), (stored) => freshCache(stored, entries, Date.now()));
  let answer: Found | undefined | null;
  const ask = async () => {
    answer = await lookUp(entries, timeZone);
    return answer ?? undefined;
  };

  page.geo = "loading";
  act(
    await detect(choice, [
      () => cached?.found,
      () => (cached || !(note() || onIndex) ? undefined : ask()),
      () => byTimeZone(timeZone, entries),
    ]),
  );
  for (let retry = 0; answer === null && retry < retries; retry++) {
    await new Promise((over) => setTimeout(over, backoff(retry)));
    const found = await ask();
    if (found !== undefined) act(["detected", found]);
  }

  /** The page has the state in `data-geo`. The index page leads on; any other tells what was found. */
  function act([state, found]: Detection): void {
    page.geo = state;
    const { market } = found || entries[0];
    if (onIndex) location.replace(`/${market}${search}${hash}`);
    for (const line of marked("[data-detected]"))
      line.hidden = line.dataset.detected !== (state === "detected" ? market : state);
    suggest(found);
  }
}
