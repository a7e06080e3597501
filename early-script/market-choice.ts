import { choiceCookie, preferenceFor, preferenceKey } from "@/lib/geo/record";
import { listen } from "./listen";
import { entries, timeZone } from "./market";
import { tail } from "./market-action";
import { keep } from "./storage";

/** Following a link to a market is a choice: it is stored for a year, and the link takes query and hash along. */
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
