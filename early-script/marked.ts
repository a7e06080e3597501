/** The document's element, whose `data-*` style sheets read. */
export const page = document.documentElement;

/** The page's elements that match; the early script finds them by their `data-*`. */
export function marked(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}
