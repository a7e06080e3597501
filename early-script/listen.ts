type Act = (event: { target: EventTarget | null; key?: string }) => void;

/** Listens in the capture phase, since React stops clicks and keys while it hydrates the page. */
export function listen(act: Act, type = "click"): void {
  addEventListener(type, act, true);
}
