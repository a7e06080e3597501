type Act = (event: { target: EventTarget | null; key?: string }) => void;

/** Listens before React, which stops clicks and keys on a page that it is still hydrating. */
export function listen(act: Act, sign = "click"): void {
  addEventListener(sign, act, true);
}
