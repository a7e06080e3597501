import type { Page } from "@playwright/test";
import { expect, test } from "./jack";

const line = (page: Page, supplier: string) => page.getByRole("radio", { name: supplier });
const way = (page: Page, name: string) => page.getByRole("region", { name: `${name}, step by step` });

test("a visitor chooses a checked line and sees the invoice that it came from", async ({ page }) => {
  await page.goto("/uk");
  await expect(line(page, "Northgate Timber")).toBeChecked();
  await expect(way(page, "Photographed receipt")).toContainText("Timber for the Hale Road job");
  await page.getByText("Saltway Tools").first().click();
  const named = /Saltway Tools.*190\.00.*1,140\.00.*Checked by an accountant/;
  await expect(page.getByRole("radio", { name: named })).toBeChecked();
  await expect(way(page, "Invoice by email")).toContainText("Will you keep this saw for more than a year?");
  await expect(way(page, "Photographed receipt")).toBeHidden();
  await expect(page.getByRole("listitem").filter({ visible: true, hasText: /^10:/ })).toHaveText([
    "10:20You forward the supplier’s email",
    "10:23Jack files it as a purchase of tools or equipment",
  ]);
  await expect(page.getByText("the business is invented")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Saltway Tools, £" })).toBeAttached();
});

test("the first screen shows a whole checked line, under a headline of two lines where there is room", async ({
  page,
}) => {
  await page.goto("/uk");
  const checked = page.locator("label", { has: line(page, "Northgate Timber") });
  for (const [width, height, headlines] of [
    [390, 844, 4],
    [768, 1024, 3],
    [1366, 768, 2],
    [1440, 900, 2],
    [1920, 1080, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(checked, `at ${width} px`).toBeInViewport({ ratio: 1 });
    for (const mark of ["svg.tick", "svg.initials"])
      await expect(checked.locator(mark)).toBeInViewport({ ratio: 1 });
    const heading = page.getByRole("heading", { level: 1 });
    const lines = await heading.evaluate(
      (h1) => h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight),
    );
    expect(Math.round(lines), `lines at ${width} px`).toBe(headlines);
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the steps are complete at rest, and play once for a choice", async ({ page }) => {
    await page.goto("/ca");
    const playing = () =>
      page
        .locator("[data-step]:visible")
        .evaluateAll(
          (all) =>
            all.flatMap((step) => step.getAnimations()).filter(({ playState }) => playState === "running")
              .length,
        );
    expect(await playing()).toBe(0);
    await line(page, "Saltway Tools").focus();
    await page.keyboard.press("Space");
    await expect.poll(playing).toBe(3);
    await page.keyboard.press("Tab");
    await expect.poll(playing).toBe(0);
    await expect(way(page, "Invoice by email").getByText("The accountant’s question")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, mode: "without JavaScript" });

  test("the checked line follows the buttons, and a tap opens the document of another", async ({ page }) => {
    await page.goto("/ca");
    const banner = page.getByRole("complementary", { name: "For accountants" });
    await expect(banner).toContainText("Accountant? See the partner plans", { useInnerText: true });
    expect((await banner.boundingBox())?.height).toBeLessThan(50);
    await expect(line(page, "Northgate Lumber").locator("xpath=ancestor::label")).toBeInViewport();
    await page.getByText("Moss Street Café").first().tap();
    await expect(line(page, "Moss Street Café")).toBeChecked();
    await expect(way(page, "Bank statement line")).toContainText("only half of the cost is deductible");
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
  });
});
