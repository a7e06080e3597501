import { marked } from "./marked";

/**
 * Scrolls to the section that the address names, after 100 ms (spec section 2). Banks and franchises open at the
 * top, whatever the browser remembers; an address with a hash wins.
 */
export function scroll(): void {
  const section = location.hash.slice(1);
  if (section) setTimeout(() => document.getElementById(section)?.scrollIntoView(), 100);
  else if (marked("[data-top]")[0]) {
    history.scrollRestoration = "manual";
    scrollTo(0, 0);
  }
}
