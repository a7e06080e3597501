import { listen, marked } from "./marked";

/** Closes an open menu of the header on Escape, returning the focus to its button, and on a click outside it. */
export function closeMenus(): void {
  const close = ({ key, target }: { key?: string; target: EventTarget | null }) => {
    for (const menu of marked("[name=top][open]")) {
      if (key ? key !== "Escape" : menu.contains(target as Node)) continue;
      menu.removeAttribute("open");
      if (key) menu.querySelector("summary")?.focus();
    }
  };
  listen(close, "keydown");
  listen(close);
}
