import { setTimeout as deadline } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";

/**
 * Shows intent, as a visitor who reaches for the mouse, and waits until React has taken over the document, also
 * after the page has redirected to another one.
 */
export async function untilHydrated(page: Page): Promise<void> {
  let x = 0;
  await expect(async () => {
    // Always to a new position: a move there and back between two frames does not reach the page.
    x += 1;
    // Chromium may never answer for a move in a document that a redirect replaces.
    await Promise.race([page.mouse.move(x, 1), deadline(2_000)]);
    expect(await isHydrated(page)).toBe(true);
  }).toPass({ intervals: [50, 100, 250] });
}

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
}
