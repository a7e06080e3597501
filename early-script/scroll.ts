import { marked } from "./marked";

/**
 * Scrolls to the section in the hash of the address after 100 ms (spec section 2). Without a hash, pages with
 * `data-top` open at the top, even where the browser would restore a scroll position.
 */
export function scroll(): void {
  const section = location.hash.slice(1);
  if (section) setTimeout(() => document.getElementById(section)?.scrollIntoView(), 100);
  else if (marked("[data-top]")[0]) {
    history.scrollRestoration = "manual";
    scrollTo(0, 0);
  }
}
