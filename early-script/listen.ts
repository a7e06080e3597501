type Act = (event: { target: EventTarget | null; key?: string }) => void;

/** Listens before React, which stops clicks and keys on a page that it is still hydrating. */
export function listen(act: Act, type = "click"): void {
  addEventListener(type, act, true);
}
