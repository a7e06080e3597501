import { byTimeZone, detect } from "@/lib/geo/detect";
import {
  choiceCookie,
  editionKey,
  findPreferredMarket,
  freshCache,
  preferenceFor,
  preferenceKey,
} from "@/lib/geo/record";
import { listen } from "./marked";
import {
  applyDetection,
  cache,
  cacheAnswer,
  entries,
  lookUp,
  onIndex,
  queryAndHash,
  timeZone,
} from "./market-lookup";
import { readStored, store } from "./storage";

/**
 * Detects the visitor's market and acts on it. It looks the country up once an hour: the cache also records that a lookup has
 * begun. Without storage only the index page makes a lookup (docs/decisions/0009).
 */
export async function detectMarket(): Promise<void> {
  if (!entries[0]) return;
  const choice = readStored(preferenceKey, (stored) => findPreferredMarket(stored, entries));
  const cached = readStored(cache, (stored) => freshCache(stored, entries, Date.now()));
  const ask = async () => (cached || !(cacheAnswer() || onIndex()) ? undefined : lookUp());
  applyDetection(await detect(choice, cached?.found, ask, () => byTimeZone(timeZone(), entries)));
}

/**
 * Stores the market when the visitor follows a link to it, and its edition also in a cookie, and adds this page's query and hash to that
 * link. The address of a shared legal text names no edition: the link does.
 */
export function keepChoice(): void {
  listen(({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("[data-market]");
    const entry = entries.find(({ market }) => market === link?.dataset.market);
    if (!link || !entry) return;
    store(preferenceKey, preferenceFor(entry, timeZone()));
    // Safari does not store secure cookies from http://localhost.
    const secure = location.protocol === "https:" ? ";secure" : "";
    const edition = link.dataset.edition ?? link.pathname.split("/")[1];
    store(editionKey, edition);
    document.cookie = `${choiceCookie}=${edition};path=/;max-age=31536000;samesite=lax${secure}`;
    link.href = link.pathname + queryAndHash();
  });
}
