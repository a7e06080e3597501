import { marked, page } from "./marked";

/** Sets dates that are always today's, in the document's language (the terms' 'last updated'). */
export function writeToday(): void {
  const now = new Date();
  for (const time of marked("[data-today]"))
    Object.assign(time, {
      textContent: now.toLocaleDateString(page.lang, { dateStyle: "long" }),
      // Sweden writes a date as HTML does.
      dateTime: now.toLocaleDateString("sv"),
    });
}
