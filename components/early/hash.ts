const delayMilliseconds = 100;

/** Scrolls to the section that the address names, after a moment (spec section 2). */
export function scrollToHash(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id) setTimeout(() => document.getElementById(id)?.scrollIntoView(), delayMilliseconds);
}

/** Banks and franchises open at the top, whatever the browser remembers; an address with a hash wins. */
export function openAtTop(): void {
  if (location.hash || !document.querySelector("[data-opens-at-top]")) return;
  history.scrollRestoration = "manual";
  scrollTo(0, 0);
}
