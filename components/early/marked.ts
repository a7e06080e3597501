/** The page's elements that match; the early script finds them by their `data-*`. */
export function marked(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
