import type { Page } from "@playwright/test";

/** Shows intent, as a visitor who reaches for the mouse, and waits until React has taken over the document. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
}
