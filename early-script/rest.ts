const pauseMs = 50;

/**
 * Once the page has loaded, has the sections that were left out at first laid out, one after the other, so that no
 * press waits for all of them; at once where the browser goes back to the place on the page that it remembers.
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
