/** Style sheets read its `data-*` attributes. */
export const page = document.documentElement;

export function marked(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(selector);
}
