import type { Page } from "@playwright/test";
import { mainEdition } from "@/lib/markets/editions";
import { jack250 } from "@/tests/support/prices";
import { expect, test } from "./jack";
import { clickDisabledButton, walkTo } from "./steps";

const phone = { width: 390, height: 844 };
const bar = (page: Page) => page.locator("main > section:last-of-type");
const barButton = (page: Page) => bar(page).getByRole("link", { name: "Get Started" });

test("the header with its button stays on screen while the page scrolls", async ({ page }) => {
  await page.goto("/uk/banks");
  const header = page.getByRole("banner");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(header.getByRole("link", { name: "Get Started" })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => header.evaluate((found) => found.getBoundingClientRect().top)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, mode: "without JavaScript" });

  test("the bar comes when the hero's button has left, goes for the prices, the last form and the footer, and is not printed", async ({
    page,
  }) => {
    await page.goto("/uk");
    await expect(bar(page)).toBeHidden();
    await page.locator("#how-it-works h2").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toContainText(`From ${jack250.text}`);
    await expect(barButton(page)).toHaveAttribute("href", "/uk/get-started");
    const headerButton = page.getByRole("banner").getByRole("link", { name: "Get Started" });
    await expect(headerButton).toBeHidden();
    for (const part of ["h2", "article >> nth=1", "dl >> nth=-1"]) {
      await page.locator("#pricing").locator(part).scrollIntoViewIfNeeded();
      await expect(bar(page), part).toBeHidden();
      await expect(headerButton, part).toBeVisible();
    }
    await page.locator("#roi h2").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await expect(headerButton).toBeHidden();
    await page.locator("#get-started form").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.getByRole("contentinfo").getByText("Terms").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.evaluate("scrollTo(0, 0)");
    await expect(bar(page)).toBeHidden();

    // The UK's page is the longest.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(7_000);
    expect(height).toBeLessThanOrEqual(11_400);

    // Neither header nor bar nor a calculator is printed, and what is on dark green is printed in ink.
    await page.locator("#how-it-works h2").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.locator("#roi")).toBeHidden();
    const ink = await page.locator("#pricing h2").evaluate((heading) => getComputedStyle(heading).color);
    await expect(page.locator("#guarantee h2")).toHaveCSS("color", ink);
  });
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  /** The longest total, and the bar that says that notice is shorter, which has a room of its own. */
  for (const market of ["us", "ca"] as const)
    test(`the bar of the review in ${market}, pressed early, is no higher than the room that is kept for it`, async ({
      page,
    }) => {
      await walkTo(page, "review", { companiesHouseNumber: "123456782" }, mainEdition(market));
      await clickDisabledButton(page, "Set Up Payment");
      await expect(page.getByRole("checkbox", { name: /terms/ })).toBeFocused();
      const [height, room] = await page
        .locator(".step-bar")
        .evaluate((found) => [
          found.getBoundingClientRect().height,
          Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
        ]);
      expect(height).toBeLessThanOrEqual(room ?? 0);
      expect(await page.evaluate(() => scrollY), "scrolled by the press").toBe(0);
    });
});

test.describe("by keyboard on a phone", () => {
  test.use({ viewport: phone });

  test("what has focus is never under the header or the bar, which a wide screen does not have", async ({
    page,
  }) => {
    await page.goto("/uk");
    const hidden = bar(page).getByRole("link", { includeHidden: true });
    await hidden.evaluate((link) => link.focus());
    await expect(page.locator("body"), "a hidden bar takes no focus").toBeFocused();
    const stops = 45;
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(coveredFocus)).toBeNull();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator("#how-it-works h2").scrollIntoViewIfNeeded();
    await expect(bar(page), "on a wide screen").toBeHidden();
  });
});

/** The text of the focused element if the header or the bar covers its middle; null if it is in the open. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused.closest("header, .phone-bar")) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above?.closest("header, .phone-bar") ? focused.textContent : null;
}
