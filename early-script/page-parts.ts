import { listen, marked, page } from "./marked";
import { keep, readStored } from "./storage";

/** Lets the button in a `[data-dismissal]` element hide it for good; the attribute is the key in local storage. */
export function letDismiss(): void {
  for (const message of marked("[data-dismissal]")) {
    const key = `${message.dataset.dismissal}`;
    const button = message.querySelector("button");
    message.hidden = !!readStored(key, Boolean);
    listen(({ target }) => {
      if (!button?.contains(target as Node)) return;
      message.hidden = true;
      keep(key, true);
    });
  }
}

/** Writes a random number as the counter of reconciled transactions, and a new one every 10 minutes (spec section 2). */
export function runCounter(): void {
  for (const counter of marked("[data-counter]")) {
    const write = () => {
      counter.textContent = Math.round(648 + Math.random() * 476).toLocaleString(page.lang);
    };
    write();
    setInterval(write, 600_000);
  }
}

/** Closes an open menu of the header on Escape, returning the focus to its button, and on a click outside it. */
export function closeMenus(): void {
  const close = ({ key, target }: { key?: string; target: EventTarget | null }) => {
    for (const menu of marked<HTMLDetailsElement>("[name=top][open]")) {
      if (key ? key !== "Escape" : menu.contains(target as Node)) continue;
      menu.open = false;
      if (key) menu.querySelector("summary")?.focus();
    }
  };
  listen(close, "keydown");
  listen(close);
}

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

/** Writes today's date into every `<time data-today>`, such as 'last updated' of the terms. */
export function writeToday(): void {
  const now = new Date();
  for (const time of marked("[data-today]"))
    Object.assign(time, {
      textContent: now.toLocaleDateString(page.lang, { dateStyle: "long" }),
      // The Swedish format is the one of `datetime` in HTML: 2026-11-22.
      dateTime: now.toLocaleDateString("sv"),
    });
}
