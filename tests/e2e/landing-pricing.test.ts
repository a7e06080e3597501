import type { Page } from "@playwright/test";
import { defaultEdition } from "@/lib/markets/editions";
import { formatPrice, formatSum, type PlanType } from "@/lib/plans";
import { exampleMonth, priceOfMonth, tierOfMonth, transactionsIn } from "@/lib/plans/month";
import { jack250, jack250WithRollover, jack500, jack500WithRollover, priceOf } from "@/tests/support/prices";
import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";

const card = (page: Page, name: string) => page.getByRole("article", { name });
const mark = "Fits your month";
const inUs = (plan: PlanType) => priceOf(plan, { in: "us" }).text;

/** Only this plan's card is marked, and only its price is added up. Jack Portfolio's is never marked. */
async function fits(page: Page, plan: string, total: string): Promise<void> {
  for (const name of ["Jack 250", "Jack 500"])
    await expect(card(page, name).getByText(mark)).toBeVisible({ visible: name === plan });
  await expect(card(page, "Jack Portfolio").getByText(mark)).toHaveCount(0);
  const sums = page.getByText("Each month, including any VAT").filter({ visible: true });
  await expect(sums).toHaveCount(1);
  await expect(sums.locator("xpath=following-sibling::dd")).toHaveText(total);
}

const headerHeight = (page: Page) =>
  page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);

const large = exampleMonth("multi_entity");
const largeTotal = priceOfMonth(large, "GBP");

test("arrow keys choose a range, and the plan that fits it is marked and added up", async ({ page }) => {
  await page.goto("/uk");
  await expect(page.getByRole("slider")).toHaveCount(3);
  await expect(page.getByText(mark).filter({ visible: true })).toHaveCount(0);
  await page.getByRole("radio", { name: "Up to 250" }).focus();
  await page.keyboard.press("Space");
  await fits(page, "Jack 250", jack250.sum);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "251 to 500" })).toBeFocused();
  await fits(page, "Jack 500", jack500.sum);
  await page.keyboard.press("ArrowRight");
  await fits(page, "Jack Portfolio", formatSum(largeTotal, defaultEdition));
  const count = `${transactionsIn(large)} transactions`;
  await expect(card(page, "Jack Portfolio").getByText(`a month for ${transactionsIn(large)}`)).toBeVisible();
  const status = page.getByRole("group", { name: "How many transactions a month?" }).getByRole("status");
  await expect(status).toContainText(`${count}: Jack Portfolio, ${formatPrice(largeTotal, defaultEdition)}`, {
    useInnerText: true,
  });
});

test("a moved line adds up another month, and above the plans the list that costs less is a link away", async ({
  page,
}) => {
  await page.goto("/uk");
  const lines = page.getByRole("slider", { name: "Bank lines a month" });
  await lines.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("radio", { name: "More than 500" })).toBeChecked();
  await expect(page.getByText("we set Jack Portfolio up with you").filter({ visible: true })).toHaveCount(1);
  await page.getByText("Up to 250", { exact: true }).click();
  await page.getByText("More than 500", { exact: true }).click();
  const tier = tierOfMonth(large, "GBP");
  const enough = `One company with up to ${tier?.transactions}? ${formatPrice(tier?.price ?? 0, defaultEdition)} is enough.`;
  await expect(page.getByText(enough).filter({ visible: true })).toHaveCount(1);
  await page.getByRole("link", { name: "See your accountant’s prices" }).click();
  await expect(page.getByRole("table").filter({ hasText: "Transactions a month" }).first()).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap chooses a range, adds rollover, and opens the comparison, which scrolls by itself", async ({
    page,
  }) => {
    await page.goto("/uk");
    await page.getByText("More than 500", { exact: true }).tap();
    await fits(page, "Jack Portfolio", formatSum(largeTotal, defaultEdition));
    await page.getByRole("link", { name: "See your accountant’s prices" }).tap();
    const tiers = page.getByRole("group").filter({ hasText: "Only practices order from this list." });
    await expect(tiers.getByRole("table")).toBeInViewport({ ratio: 1 });
    await expect(tiers.getByText("Through your accountant")).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => tiers.evaluate((fold) => fold.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(await headerHeight(page));

    // A plan that does not fit has its name, price and line.
    await page.getByText("Up to 250", { exact: true }).tap();
    const plan = card(page, "Jack 250");
    for (const [name, isFolded] of [
      ["Jack 250", false],
      ["Jack 500", true],
    ] as const) {
      await expect(card(page, name).getByText(/^For (one|a busy) company/)).toBeVisible();
      await expect(card(page, name).getByRole("button")).toBeVisible({ visible: !isFolded });
    }
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

for (const width of [768, 1440])
  test(`the cards' rows and buttons are in line, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/uk");
    await page.getByText("More than 500", { exact: true }).click();
    const parts = "h3, :scope > p, dl > div, [data-details] > p, fieldset, button, [data-details] > a";
    const cards = await page
      .locator("[data-card]")
      .evaluateAll(
        (found, rows) =>
          found.map((one) =>
            [...one.querySelectorAll(rows)].map((part) => Math.round(part.getBoundingClientRect().top)),
          ),
        parts,
      );
    expect(cards[0]).toHaveLength(9);
    expect(cards).toHaveLength(3);
    for (const rows of cards) expect(rows).toEqual(cards[0]);
  });

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("each range is an example month, added up, without a line to move", async ({ page }) => {
    await page.goto("/uk");
    await fits(page, "none yet", jack250.sum);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.getByText("251 to 500", { exact: true }).click();
    await fits(page, "Jack 500", jack500.sum);
    await expect(page.locator("[data-ranges]")).toContainText("24 a week × 52 weeks, over 12 months", {
      useInnerText: true,
    });
    await page.getByRole("link", { name: "Start with Jack 500" }).click();
    await expect(page).toHaveURL(/\/uk\/get-started\/plan\?plan=professional$/);
    await expect(page.getByRole("radio", { name: /Jack 500/ })).toBeChecked();
  });

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
    await expect(page.getByText("A duplicate that we remove does not count.")).toBeVisible();
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
