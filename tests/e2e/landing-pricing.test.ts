import type { Page } from "@playwright/test";
import { defaultEdition } from "@/lib/markets/editions";
import { formatSum } from "@/lib/plans";
import { exampleMonth, tierOfMonth } from "@/lib/plans/month";
import { jack250, jack500 } from "@/tests/support/prices";
import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";

const card = (page: Page, name: string) => page.getByRole("article", { name });
const mark = "Fits your month";

/** Only this plan's card is marked, and only its price is added up. Jack Portfolio's is never marked. */
async function fits(page: Page, plan: string, total: string): Promise<void> {
  for (const name of ["Jack 250", "Jack 500"])
    await expect(card(page, name).getByText(mark)).toBeVisible({ visible: name === plan });
  await expect(card(page, "Jack Portfolio").getByText(mark)).toHaveCount(0);
  const sums = page.getByText("Each month, including any VAT").filter({ visible: true });
  await expect(sums).toHaveCount(1);
  await expect(sums.locator("xpath=following-sibling::dd")).toHaveText(total);
}

/** Opens the account of a month, as a visitor does. */
const addUp = (page: Page) => page.getByText("Add up my month").click();

const { price: largeTotal = 0 } = tierOfMonth(exampleMonth("multi_entity"), "GBP") ?? {};

test("a link to the account of a month opens it, a moved line adds up another month, and above the plans the talk is a link away", async ({
  page,
}) => {
  await page.goto("/uk#your-month");
  const lines = page.getByRole("slider", { name: "Bank lines a month" });
  await lines.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("radio", { name: "More than 500" })).toBeChecked();
  await expect(
    page
      .getByText("For one company of this size we agree the price when you talk to us")
      .filter({ visible: true }),
  ).toHaveCount(1);
  await page.getByText("Up to 250", { exact: true }).click();
  await page.getByText("More than 500", { exact: true }).click();
  await expect(page.getByText("750 transactions, one company").filter({ visible: true })).toHaveCount(1);
  await page.getByRole("link", { name: "Talk to us first" }).click();
  await expect(page).toHaveURL(/\/uk\/talk-to-us\?about=volume/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap opens the account of a month and chooses a range", async ({ page }) => {
    await page.goto("/uk");
    await page.getByText("Add up my month").tap();
    await page.getByText("More than 500", { exact: true }).tap();
    await fits(page, "Jack Portfolio", formatSum(largeTotal, defaultEdition));
    await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 390);
    await expectAccessible(page);
  });
});

test("the cards' rows and buttons are in line", async ({ page }) => {
  await page.goto("/uk");
  const cards = await page
    .locator("#pricing article")
    .evaluateAll((found) =>
      found.map((one) =>
        [...one.querySelectorAll("h3, :scope > p, a")].map((part) =>
          Math.round(part.getBoundingClientRect().top),
        ),
      ),
    );
  expect(cards).toHaveLength(3);
  expect(cards[0]).toHaveLength(5);
  for (const rows of cards) expect(rows).toEqual(cards[0]);
});

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("each range is an example month, added up, without a line to move", async ({ page }) => {
    await page.goto("/uk");
    await addUp(page);
    await fits(page, "none yet", jack250.sum);
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.getByText("251 to 500", { exact: true }).click();
    await fits(page, "Jack 500", jack500.sum);
    await expect(page.locator("[data-ranges]")).toContainText("24 a week × 52 weeks, over 12 months", {
      useInnerText: true,
    });
    await card(page, "Jack 500").getByRole("link", { name: "Start with Jack 500" }).click();
    await expect(page).toHaveURL(/\/uk\/get-started\/plan\?plan=professional$/);
    await expect(page.getByRole("radio", { name: /Jack 500/ })).toBeChecked();
  });

  test("the last button starts the sign-up in the chosen currency", async ({ page }) => {
    await page.goto("/uk");
    const form = page.locator("#get-started form");
    await expect(form.getByRole("button", { name: "Get Started, from £149 a month" })).toBeVisible();
    await expect(form.getByRole("radio")).toHaveCount(0);
    await form.getByText("Not in the UK?").click();
    await form.getByRole("radio", { name: /Canada/ }).check();
    await form.getByRole("button", { name: "Get Started, from $298 a month" }).click();
    await expect(page).toHaveURL(/market=ca|\/ca\/get-started/);
  });
});
