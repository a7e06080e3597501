import { listen, marked } from "./marked";
import { keep, kept } from "./storage";

/** Lets the button in a `[data-dismissal]` element hide it for good; the attribute is the key in local storage. */
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
