import { marked, page } from "./marked";

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
