import type { Page } from "@playwright/test";
import { jack500 } from "@/tests/support/prices";
import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";
import { press, walkTo } from "./steps";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("F51: a review made stale by another tab is shown again with the other tab's plan and total", async ({
  page,
  context,
}) => {
  await walkTo(page, "review");
  const other = await context.newPage();
  await other.goto("/uk/get-started/plan");
  await other.getByRole("radio", { name: "Jack 500" }).check();
  await press(other, "Continue with Jack 500 Plan");
  await expect(heading(other)).toHaveText("Rollover");

  await page.getByRole("checkbox", { name: /terms/i }).check();
  await press(page, "Set Up Payment");
  const message = page.getByText("Your plan changed after this page was first opened");
  await expect(message).toBeVisible();
  await expect(message).toBeInViewport();
  await expect(message).toBeFocused();
  await expect(heading(page)).toHaveText("One Last Step!");
  const plan = page.getByRole("region", { name: "Your plan" });
  await expect(plan.locator("dt:visible", { hasText: "Jack 500" })).toBeVisible();
  const total = plan.locator("dl > div:visible", { hasText: "Each month" }).locator("dd");
  await expect(total).toHaveText(jack500.sum, { useInnerText: true });
  await expect(page.getByRole("checkbox", { name: /terms/i })).not.toBeChecked();
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: /terms/i }).check();
  await press(page, "Set Up Payment");
  await expect(page.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible();
});

test("a tab of the country from which another tab moved the sign-up leads there and keeps what was typed", async ({
  page,
  context,
}) => {
  await walkTo(page, "contact");
  const other = await context.newPage();
  await other.goto("/uk/get-started/plan");
  await press(other, "$ USD");
  await expect(other).toHaveURL(/\/us\/get-started\/plan/);

  await page.getByLabel("Full Name").fill("Rosa Quay");
  await page.getByLabel("Email Address").fill("rosa@quay.example");
  await press(page, "Continue");
  const notice = page.getByText("This sign-up was moved to the United States in another tab");
  await expect(notice).toBeVisible();
  await expect(notice).toBeFocused();
  await expect(heading(page)).toHaveText("Your Business Details");
  await expectAccessible(page);

  await page.getByLabel("Employer Identification Number (EIN)").fill("12-3456789");
  await press(page, "Continue");
  await expect(heading(page)).toHaveText("Contact Information");
  await expect(page.getByLabel("Full Name")).toHaveValue("Rosa Quay");
  await expect(page.getByLabel("Email Address")).toHaveValue("rosa@quay.example");
  await page.goto("/uk/get-started");
  await press(page, "Get Started");
  await expect(page).toHaveURL(/\/uk\/get-started\/plan/);
});
