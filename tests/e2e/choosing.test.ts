import type { Page } from "@playwright/test";
import { jack250, jack500, jack500WithRollover } from "@/tests/support/prices";
import { expect, test } from "./jack";
import { clickButton, walkTo } from "./steps";

/** The page contains the total of every choice; only one is visible. */
async function seesTotal(page: Page, total: string): Promise<void> {
  const shown = page.getByRole("main").locator("dl > div:visible", { hasText: "Each month" }).locator("dd");
  await expect(shown).toHaveText(total, { useInnerText: true });
}

const planChange = (page: Page) => page.getByText("Want to change your plan or rollover?");

test("arrow keys on the review choose a plan, and only the button saves it", async ({ page }) => {
  await walkTo(page, "review");
  await planChange(page).click();
  await page.getByRole("radio", { name: /Jack 250/ }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Portfolio/ })).toBeFocused();
  await expect(page.getByText("No rollover needed")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: /Jack 500/ })).toBeFocused();
  await seesTotal(page, jack500.sum);
  await expect(page.getByText(`${jack500.sum}. The next ones follow`)).toBeVisible();
  await page.getByRole("switch").press("Space");
  await seesTotal(page, jack500WithRollover.sum);
  await expect(page).toHaveURL(/\/uk\/get-started\/review$/);
  await page.reload();
  await seesTotal(page, jack250.sum);

  await planChange(page).click();
  await page.getByRole("radio", { name: /Jack 500/ }).press("Space");
  await page.getByRole("button", { name: "Update plan" }).press("Enter");
  const updated = `Your plan is now Jack 500, ${jack500.text} a month. Accept the terms and press Set Up Payment.`;
  await expect(page.locator("details").getByText(updated)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: updated })).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One Last Step!");
  await page.reload();
  await seesTotal(page, jack500.sum);
});

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("Portfolio on the review is explained and not saved; another plan is, by Set Up Payment", async ({
    page,
  }) => {
    await walkTo(page, "review");
    await planChange(page).click();
    const ofSubscriptions = page.getByText(/7 days|amount debited|First payment/).filter({ visible: true });
    await expect(ofSubscriptions).not.toHaveCount(0);
    await page.getByRole("radio", { name: /Portfolio/ }).check();
    await expect(ofSubscriptions).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Set Up Payment" })).toBeHidden();
    const sheet = page.getByRole("region", { name: "Your plan" });
    await expect(sheet.getByRole("link", { name: /Request Custom Plan/ })).toBeVisible();
    await clickButton(page, "Update plan");
    await expect(
      page.getByRole("main").getByRole("alert").getByText("Jack Portfolio is set up in a call"),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One Last Step!");
    await expect(sheet.getByRole("link", { name: /Request Custom Plan/ })).toBeVisible();
    await page.goto("/uk/get-started/review");
    await seesTotal(page, jack250.sum);

    await planChange(page).click();
    await page.getByRole("radio", { name: /Jack 500/ }).check();
    await page.getByRole("switch").check();
    await page.getByRole("checkbox", { name: /terms/i }).check();
    await clickButton(page, "Set Up Payment");
    const again = `Your plan is now Jack 500 with rollover, ${jack500WithRollover.text} a month. Nothing is set up yet: you accepted the terms with the plan before it. Please accept them for this one, then press Set Up Payment.`;
    await expect(page.getByText(again)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /terms/i })).not.toBeChecked();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One Last Step!");
    await seesTotal(page, jack500WithRollover.sum);
  });
});
