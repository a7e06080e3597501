import type { MarketEntry } from "@/lib/geo/entry";
import { choiceCookie, preferenceFor, preferenceKey } from "@/lib/geo/record";
import { keep } from "./storage";

const year = 31_536_000;

/** Following a link to a market is a choice: it is stored, and the link takes query and hash along. */
export function keepChoice(entries: readonly MarketEntry[], timeZone: string): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-market]");
    const entry = entries.find(({ market }) => market === link?.dataset.market);
    if (!link || !entry) return;
    keep(preferenceKey, preferenceFor(entry, timeZone));
    document.cookie = `${choiceCookie}=${entry.market};path=/;max-age=${year};samesite=lax;secure`;
    link.search = location.search;
    link.hash = location.hash;
  });
}
