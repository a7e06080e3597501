import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";

const choice = (page: Page, name: RegExp) => page.getByRole("radio", { name });
const way = (page: Page, name: string) => page.getByRole("region", { name: `${name}, step by step` });

test("a visitor picks an invoice and sees it become a checked ledger line", async ({ page }) => {
  await page.goto("/uk");
  await expect(choice(page, /Photographed receipt/)).toBeChecked();
  await expect(way(page, "Photographed receipt")).toContainText("Northgate Timber");
  await choice(page, /Invoice by email/).check();
  const invoice = way(page, "Invoice by email");
  await expect(invoice).toContainText("Will you keep this saw for more than a year?");
  await expect(
    invoice.getByRole("row", { name: /Saltway Tools.*190\.00.*1,140\.00.*Checked/ }),
  ).toBeVisible();
  await expect(way(page, "Photographed receipt")).toBeHidden();
  await expect(page.getByText("Nothing is uploaded.")).toBeVisible();
});

test("arrow keys walk through the documents, and a screen reader hears the result", async ({ page }) => {
  await page.goto("/us");
  await choice(page, /Photographed receipt/).focus();
  await page.keyboard.press("ArrowDown");
  await expect(choice(page, /Invoice by email/)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(choice(page, /Bank statement line/)).toBeChecked();
  const line = way(page, "Bank statement line");
  await expect(line).toContainText("A client meal is usually 50% deductible.");
  await expect(page.getByRole("status").filter({ hasText: "Moss Street Café, $22.40" })).toBeAttached();
  await expectAccessible(page);
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
    await choice(page, /Invoice by email/).focus();
    await page.keyboard.press("Space");
    await expect.poll(playing).toBe(4);
    await page.keyboard.press("Tab");
    await expect.poll(playing).toBe(0);
    await expect(way(page, "Invoice by email").getByText("In your books")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, mode: "without JavaScript" });

  test("a tap picks a document", async ({ page }) => {
    await page.goto("/ca");
    await page.getByText("Bank statement line", { exact: true }).tap();
    await expect(choice(page, /Bank statement line/)).toBeChecked();
    await expect(way(page, "Bank statement line")).toContainText("only half of the cost is deductible");
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
  });
});
