import { layOutRest } from "./rest";

/** The first press of a button that React could not answer yet; `FirstPress` repeats it. */
declare global {
  interface Window {
    firstPress?: HTMLElement | null;
  }
}

/**
 * Stands in the head of every prerendered page, which works without React: fetches React's scripts, named by the
 * element, when the visitor first shows intent. The page must be read to its end before they look at it.
 */
const scripts = document.currentScript?.dataset.scripts?.split(" ") ?? [];
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
addEventListener("click", keepPress, true);

layOutRest();

/** A browser says that the pointer moved when the page is laid out under one that rests; that is no visitor's sign. */
function begin(event: Event): void {
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
    return;
  for (const sign of signs) removeEventListener(sign, begin, true);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", soon);
  else soon();
}

/** What a press does by itself is shown first. */
function soon(): void {
  requestAnimationFrame(() => setTimeout(fetchScripts));
}

function fetchScripts(): void {
  for (const address of scripts) {
    const script = document.createElement("script");
    script.src = address;
    document.head.append(script);
  }
}

function keepPress({ target }: MouseEvent): void {
  window.firstPress ??= (target as Element).closest<HTMLElement>("button[type=button]");
}
