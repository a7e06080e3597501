const pauseMs = 50;

/**
 * Lays out the sections, and the parts of large ones, that `section.css` skips with `content-visibility`, after the page has
 * loaded. It takes one at a time, so that no click has to wait for all; on reload or Back it takes all at once, since the
 * browser restores the scroll position.
 */
export function layOutSections(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isNew = visit?.type === "navigate";
  addEventListener(isNew ? "load" : "DOMContentLoaded", () => {
    const sections = [...document.querySelectorAll<HTMLElement>(".section, .part")];
    const next = () => {
      const section = sections.shift();
      if (!section) return;
      section.dataset.laidOut = "";
      if (isNew) setTimeout(next, pauseMs);
      else next();
    };
    next();
  });
}
