import { carryOrigin } from "./origin";
import { layOutSections } from "./sections";

/**
 * This script is inline in the head of every prerendered page. It loads React and the page's scripts, listed in `data-scripts`,
 * at the visitor's first pointer, key or focus event, but not before the HTML is parsed (docs/decisions/0040).
 */
const scripts = document.currentScript?.dataset.scripts?.split(" ") ?? [];
const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });

layOutSections();
carryOrigin();

/** Ignores `pointermove` events without movement: browsers fire them when the layout changes under a resting pointer. */
function begin(event: Event): void {
  if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
    return;
  for (const sign of signs) removeEventListener(sign, begin, true);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", soon);
  else soon();
}

/** Waits for the next frame, so that the browser paints its own reaction to a click first. */
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
