import { choiceCookie, preferenceFor, preferenceKey } from "@/lib/geo/record";
import { listen } from "./marked";
import { entries, timeZone } from "./market";
import { tail } from "./market-action";
import { keep } from "./storage";

/** Stores the market when the visitor follows a link to it, and adds this page's query and hash to that link. */
export function keepChoice(): void {
  listen(({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("[data-market]");
    const entry = entries.find(({ market }) => market === link?.dataset.market);
    if (!link || !entry) return;
    keep(preferenceKey, preferenceFor(entry, timeZone()));
    document.cookie = `${choiceCookie}=${entry.market};path=/;max-age=31536000;samesite=lax;secure`;
    link.href = link.pathname + tail();
  });
}
