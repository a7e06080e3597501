import { marked } from "./marked";

/** Sets dates that are always today's, in the document's language (the terms' 'last updated'). */
export function writeToday(): void {
  const now = new Date();
  const text = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format(now);
  for (const time of marked("time[data-today]")) {
    time.setAttribute("datetime", now.toISOString().slice(0, 10));
    time.textContent = text;
  }
}
