import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";
import { clickButton, clickDisabledButton, findCompany } from "./steps";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const company = (page: Page) => page.getByRole("region", { name: "Fenwick Joinery Ltd" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("a search shows what it found above the bar, then as one card, with Continue on the first screen", async ({
    page,
  }) => {
    await findCompany(page, null);
    await page.getByLabel("Company name or number").fill("09123457");
    await clickButton(page, "Search");
    const use = page.getByRole("link", { name: "This is us Fenwick Joinery Ltd" });
    const foot = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    await expect(use).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await foot(use)) + 40 <= (await foot(page.locator(".step-bar"))))
      .toBe(true);

    await page.setViewportSize({ width: 390, height: 844 });
    await use.click();
    await expect(page.getByText("Filled in from Companies House.")).toBeVisible();
    await page.evaluate("scrollTo(0, 0)");
    for (const shown of [
      company(page).getByText("Change"),
      page.getByRole("button", { name: "Continue", exact: true }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 });
    await expect(company(page)).toContainText("14 Hale Road, Lewes, BN7 2QT");
    await expect(company(page)).toContainText("2 directors: Harriet Rose Fenwick and Daniel Owen Fenwick");
    await expect(page.getByLabel("Business Name")).toBeHidden();
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("the fields open after a search without hits and after a refusal, and Enter continues from them", async ({
    page,
  }) => {
    await findCompany(page, null);
    const name = page.getByLabel("Business Name");
    const search = page.getByLabel("Company name or number");
    await expect(name).toBeHidden();
    await search.fill("09123457");
    await search.press("Enter");
    await expect(page).toHaveURL(/business\?q=09123457#find$/);
    await expect(page.getByRole("link", { name: "This is us Fenwick Joinery Ltd" })).toBeVisible();
    await expect(name).toBeHidden();
    await search.fill("no such company");
    await search.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "No company found" })).toBeVisible();
    await expect(name).toBeVisible();
    await page.goto("/uk/get-started/business");
    await clickButton(page, "Continue");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(name).toBeVisible();
    await name.fill("Fenwick & Hale Joinery");
    await page.getByLabel("Companies House Number").fill("09876543");
    await name.press("Enter");
    await expect(heading(page)).toHaveText("Contact Information");
    await page.goto("/uk/get-started/business");
    await expect(page.getByRole("region", { name: "Fenwick & Hale Joinery" })).toContainText("09876543");
    await expect(name).toBeHidden();
  });

  test("details of a found company can be edited, and go on with the rest", async ({ page }) => {
    await findCompany(page);
    await company(page).getByText("Change").click();
    await expect(page.getByLabel("Appointed on").first()).toHaveValue("9 July 2014");
    await page.getByLabel("Name", { exact: true }).first().fill("Harriet Ashdown");
    await clickButton(page, "Continue");
    await expect(heading(page)).toHaveText("Contact Information");
    await page.goto("/uk/get-started/business");
    await expect(page.getByLabel("Business Name")).toHaveValue("Fenwick Joinery Ltd");
    await expect(page.getByLabel("Name", { exact: true }).first()).toHaveValue("Harriet Ashdown");
  });
});

test("the fields stay open once a search found nothing, and come before Continue", async ({ page }) => {
  await findCompany(page, null);
  const name = page.getByLabel("Business Name");
  await clickDisabledButton(page, "Continue");
  await expect(name).toBeFocused();
  await page.goto("/uk/get-started/business");
  await expect(name).toBeHidden();
  await page.getByLabel("Company name or number").fill("no such company");
  await expect(name).toBeVisible();
  await page.getByLabel("Company name or number").fill("09123457");
  await expect(page.getByRole("link", { name: "This is us Fenwick Joinery Ltd" })).toBeVisible();
  await expect(name).toBeVisible();
  await page.getByRole("button", { name: "Add a director" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Tell us about your business" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeFocused();
});
