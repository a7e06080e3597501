/** The document's root, whose `data-*` attributes style sheets read. */
export const page = document.documentElement;

export function marked<T extends HTMLElement = HTMLElement>(selector: string): NodeListOf<T> {
  return document.querySelectorAll(selector);
}

type EventHandler = (event: { target: EventTarget | null }) => void;

/** Listens in the capture phase, since React stops clicks and keys while it hydrates the page. */
export function listen(act: EventHandler, type = "click"): void {
  addEventListener(type, act, true);
}
