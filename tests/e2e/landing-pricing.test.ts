import type { Page } from "@playwright/test";
import { defaultEdition } from "@/lib/markets/editions";
import { formatPrice, type PlanType, priceByUse, pricePerTransaction, tiers } from "@/lib/plans";
import { jack250, jack250WithRollover, jack500, jack500WithRollover, priceOf } from "@/tests/support/prices";
import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";

const card = (page: Page, name: string) => page.getByRole("article", { name });
const mark = "Fits your month";
const inUs = (plan: PlanType) => priceOf(plan, { in: "us" }).text;

/** Only this plan's card is marked, and only its sentence is shown. */
async function fits(page: Page, plan: string, sentence: string): Promise<void> {
  for (const name of ["Jack 250", "Jack 500", "Jack Portfolio"])
    await expect(card(page, name).getByText(mark)).toBeVisible({ visible: name === plan });
  const said = page.getByRole("group", { name: "How many transactions a month?" }).getByRole("status");
  await expect(said).toHaveText(sentence, { useInnerText: true });
}

const pounds = (pence: number) => formatPrice(pence, defaultEdition);
const dearest = tiers("GBP").at(-1);
const portfolioFits = (transactions: number) =>
  `Jack Portfolio fits. ${transactions} transactions cost ${pounds(priceByUse(transactions, "GBP"))} a month, at ${pounds(pricePerTransaction("GBP"))} each. For one company, up to ${dearest?.transactions} cost ${pounds(dearest?.price ?? 0)} through your accountant. Or talk to us first.`;

test("arrow keys choose a range, and the plan that fits is marked with its prices", async ({ page }) => {
  await page.goto("/uk");
  await expect(page.getByRole("slider")).toBeVisible();
  await fits(
    page,
    "Jack 250",
    `Jack 250 fits. ${jack250.text} a month, ${jack250WithRollover.text} with rollover.`,
  );
  await page.getByRole("radio", { name: "Up to 250" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "251 to 500" })).toBeFocused();
  await fits(
    page,
    "Jack 500",
    `Jack 500 fits. ${jack500.text} a month, ${jack500WithRollover.text} with rollover.`,
  );
  await page.keyboard.press("ArrowRight");
  await fits(page, "Jack Portfolio", portfolioFits(750));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "through your accountant" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "talk to us first" })).toBeFocused();
});

test("the slider marks the plan that fits a number, and follows the ranges", async ({ page }) => {
  await page.goto("/uk");
  const slider = page.getByRole("slider", { name: "Transactions a month" });
  await expect(slider).toHaveValue("250");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("275");
  await fits(
    page,
    "Jack 500",
    `Jack 500 fits. ${jack500.text} a month, ${jack500WithRollover.text} with rollover.`,
  );
  await page.keyboard.press("End");
  await fits(page, "Jack Portfolio", portfolioFits(750));
  await page.keyboard.press("ArrowLeft");
  await fits(page, "Jack Portfolio", portfolioFits(725));
  await page.getByText("251 to 500", { exact: true }).click();
  await expect(slider).toHaveValue("500");
  await slider.focus();
  await page.keyboard.press("Home");
  await fits(
    page,
    "Jack 250",
    `Jack 250 fits. ${jack250.text} a month, ${jack250WithRollover.text} with rollover.`,
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap chooses a range, adds rollover, and opens the comparison, which scrolls by itself", async ({
    page,
  }) => {
    await page.goto("/uk");
    await page.getByText("More than 500", { exact: true }).tap();
    await fits(page, "Jack Portfolio", portfolioFits(750));
    const plan = card(page, "Jack 250");
    await plan.getByRole("switch").tap();
    await expect(plan.getByText(jack250WithRollover.text, { exact: true })).toBeVisible();

    const comparison = page.getByRole("region", { name: "The plans compared" });
    await expect(comparison).toBeHidden();
    await page.getByText("The plans compared", { exact: true }).locator("visible=true").tap();
    await expect(
      comparison.getByRole("row", {
        name: `With rollover ${jack250WithRollover.text} ${jack500WithRollover.text} not needed`,
      }),
    ).toBeVisible();
    const scrolls = await comparison.evaluate((region) => region.scrollWidth > region.clientWidth);
    expect(scrolls).toBe(true);
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("rollover changes the price of its plan alone, and the sign-up gets the choice", async ({ page }) => {
    await page.goto("/uk");
    const plan = card(page, "Jack 500");
    await expect(plan.getByText(jack500.text, { exact: true })).toBeVisible();
    const rollover = plan.getByRole("switch", {
      name: `Rollover: carry unused transactions over, ${jack500.rolloverText} a month`,
    });
    await expect(plan.getByText("Rollover: off")).toBeVisible();
    await expect(plan.getByText("Add Rollover")).toBeVisible();
    await rollover.check();
    await expect(plan.getByText(jack500WithRollover.text, { exact: true })).toBeVisible();
    await expect(plan.getByText(jack500.text, { exact: true })).toBeHidden();
    await expect(plan.getByText("Rollover: on")).toBeVisible();
    await expect(plan.getByText("Remove Rollover")).toBeVisible();
    await expect(rollover).toBeChecked();
    await expect(card(page, "Jack 250").getByText(jack250.text, { exact: true })).toBeVisible();
    await plan.getByRole("button", { name: "Start with Jack 500" }).click();
    await expect(page).toHaveURL(/\/uk\/get-started\/plan\?plan=professional&rollover=on$/);
    await expect(page.getByRole("radio", { name: /Jack 500/ })).toBeChecked();
    await expect(
      page.getByRole("main").getByText(jack500WithRollover.sum).locator("visible=true").first(),
    ).toBeVisible();
  });

  test("rollover that was added can be removed", async ({ page }) => {
    await page.goto("/uk");
    const plan = card(page, "Jack 250");
    await plan.getByRole("switch").check();
    await expect(plan.getByText(jack250WithRollover.text, { exact: true })).toBeVisible();
    await plan.getByRole("switch").uncheck();
    await expect(plan.getByText(jack250.text, { exact: true })).toBeVisible();
    await plan.getByRole("button", { name: "Start with Jack 250" }).click();
    await expect(page).toHaveURL(/\/uk\/get-started\/plan\?plan=starter$/);
    await expect(page.getByRole("main").getByText(jack250.sum).locator("visible=true").first()).toBeVisible();
  });

  test("wide screens show the list of every plan and both tables unfolded", async ({ page }) => {
    await page.goto("/us");
    await expect(page.getByRole("heading", { name: "In every plan" })).toBeVisible();
    await expect(
      page.getByText("A receipt and the bank line that paid it are one transaction"),
    ).toBeVisible();
    const plans = page.getByRole("region", { name: "The plans compared" });
    await expect(
      plans.getByRole("row", {
        name: `A month ${inUs("starter")} ${inUs("professional")} from ${inUs("multi_entity")}, for 300 transactions`,
      }),
    ).toBeVisible();
    const ways = page.getByRole("region", { name: /compared with doing it yourself/ });
    await expect(ways.getByRole("row", { name: "Who checks it Nobody, until year end" })).toBeVisible();
  });
});
