const pauseMs = 50;

/**
 * After the page has loaded, lays out the sections that `section.css` skips with `content-visibility`: one at a time,
 * so that no click has to wait for all. On reload or Back all at once, since the browser restores the scroll position.
 */
export function layOutRest(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isNew = visit?.type === "navigate";
  addEventListener(isNew ? "load" : "DOMContentLoaded", () => {
    const sections = [...document.querySelectorAll<HTMLElement>(".section")];
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
