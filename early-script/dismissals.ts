import { listen } from "./listen";
import { marked } from "./marked";
import { keep, kept } from "./storage";

/** The button of an element that has a key in `data-dismissal` hides it, for good where storage allows. */
export function letDismiss(): void {
  for (const message of marked("[data-dismissal]")) {
    const key = `${message.dataset.dismissal}`;
    const button = message.querySelector("button");
    message.hidden = !!kept(key, Boolean);
    listen(({ target }) => {
      if (!button?.contains(target as Node)) return;
      message.hidden = true;
      keep(key, true);
    });
  }
}
