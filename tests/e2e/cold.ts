import type { Page, Route } from "@playwright/test";

/**
 * Makes every page of this tab cold: its scripts are asked for but not delivered until the first click in it, as for
 * a visitor on a slow line who clicks at once. Each new document is cold again.
 */
export async function holdScriptsUntilClick(page: Page): Promise<void> {
  let held: Route[] = [];
  let clicked = false;
  const releaseScripts = () => {
    clicked = true;
    for (const route of held.splice(0)) route.continue().catch(() => {});
  };
  await page.exposeFunction("firstClick", releaseScripts);
  await page.addInitScript(() => {
    const { firstClick } = window as unknown as { firstClick: () => void };
    addEventListener("click", () => firstClick(), { capture: true, once: true });
  });
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    clicked = false;
    held = [];
  });
  await page.route("**/_next/static/**/*.js*", (route) => {
    if (clicked) return route.continue();
    held.push(route);
  });
}
