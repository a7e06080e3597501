import { listen, marked, page } from "./marked";
import { readStored, store } from "./storage";

/** Lets the button in a `[data-dismiss]` element hide it for good; the attribute is the key in local storage. */
export function letDismiss(): void {
  for (const message of marked("[data-dismiss]")) {
    const key = `${message.dataset.dismiss}`;
    message.hidden = !!readStored(key, Boolean);
    listen(({ target }) => {
      if (!message.contains((target as Element).closest("button"))) return;
      message.hidden = true;
      store(key, true);
    });
  }
}

/** Lets a `[data-print]` button print the page. */
export function letPrint(): void {
  listen(({ target }) => {
    if ((target as Element).closest("[data-print]")) print();
  });
}

/**
 * Writes a random number as the counter of reconciled transactions, and a new one every 10 minutes (spec section 2). The page
 * gives the separator of its thousands, since the first use of `Intl` takes a phone 0.1 s.
 */
export function runCounter(): void {
  for (const counter of marked("[data-counter]")) {
    const write = () => {
      counter.textContent = (648 + Math.random() * 476)
        .toFixed()
        .replace(/\B(?=...$)/, counter.dataset.counter ?? "");
    };
    write();
    setInterval(write, 600_000);
  }
}

/** Closes an open menu of the header when its link has led to a section of this page. */
export function closeMenus(): void {
  listen(() => {
    for (const menu of marked("[popover]")) menu.hidePopover?.();
  }, "hashchange");
}

/**
 * Scrolls to the section in the hash of the address after 100 ms (spec section 2). Without a hash, pages with
 * `data-top` open at the top, even where the browser would restore a scroll position.
 */
export function scroll(): void {
  if (location.hash) setTimeout(() => marked(":target")[0]?.scrollIntoView(), 100);
  else if (marked("[data-top]")[0]) {
    history.scrollRestoration = "manual";
    scrollTo(0, 0);
  }
}

/** Writes today's date into every `<time data-today>`, such as 'last updated' of the terms, as `formatDate` does. */
export function writeToday(): void {
  const now = new Date();
  for (const time of marked<HTMLTimeElement>("[data-today]")) {
    const date = now.toLocaleDateString(page.lang, { dateStyle: "long" });
    time.textContent = date.replace(/^1(?= [a-z])/, "1er"); // French alone has months in small letters
    // The Swedish format is the one of `datetime` in HTML: 2026-11-22.
    time.dateTime = now.toLocaleDateString("sv");
  }
}

/** Writes, of the texts in `data-now`, which begin with the last, the first whose end is ahead. */
export function writeCurrent(): void {
  for (const part of marked("[data-now]"))
    for (const [end, text] of JSON.parse(`${part.dataset.now}`))
      if (end > Date.now()) part.textContent = text;
}
