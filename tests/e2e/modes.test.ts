import { expect, type Page } from "@playwright/test";
import { test } from "./jack";

test.describe("a cold page", () => {
  test.use({ mode: "cold" });

  test("has run none of Next's scripts until the first click, and again after a reload", async ({ page }) => {
    await page.goto("/uk");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await hasNext(page)).toBe(false);
    await page.getByRole("heading", { level: 1 }).click();
    await expect.poll(() => hasNext(page)).toBe(true);
    await page.reload();
    expect(await hasNext(page)).toBe(false);
  });
});

test.describe("a page without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("runs no script at all", async ({ page }) => {
    await page.goto("/uk");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await hasNext(page)).toBe(false);
  });
});

test.describe("a hydrated page", () => {
  test.use({ expectedErrors: [/meant to be/] });

  test("has run Next's scripts at first, and its errors pass only where expected", async ({
    page,
    problems,
  }) => {
    await page.goto("/uk");
    expect(await hasNext(page)).toBe(true);
    await page.evaluate("console.error('meant to be seen')");
    await expect.poll(() => problems).toEqual([expect.stringContaining("meant to be seen")]);
  });
});

function hasNext(page: Page): Promise<boolean> {
  return page.evaluate(() => "next" in window);
}
