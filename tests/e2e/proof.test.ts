import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";

test.describe("without scripts", () => {
  test.use({ mode: "without JavaScript" });

  test("a visitor leafs through the sample pack with the keyboard", async ({ page }) => {
    await page.goto("/uk");
    const pack = page.getByRole("group", { name: "Pages of the sample month-end pack" });
    await expect(pack.getByText("A sample: the business and its figures are invented.")).toBeVisible();
    await expect(pack.getByRole("article")).toHaveCount(1);
    await expect(pack.getByRole("article", { name: "Profit and loss" })).toContainText("5,251.70");
    await expect(pack.getByText("about 27p of every pound sold")).toBeVisible();

    await pack.getByRole("radio", { name: /Profit and loss/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(pack.getByRole("article", { name: "Balance sheet" })).toContainText("21,703.25");
    await expect(pack.getByText("£11,287.45 in the bank, £6,309.20 of bills and taxes due.")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(pack.getByRole("article", { name: "Open questions" })).toContainText(
      "you can claim back £10.80 of VAT",
    );
    await page.keyboard.press("ArrowDown");
    const entries = pack.getByRole("article", { name: "Checked entries" });
    await expect(entries.getByText("Checked by an accountant", { exact: true })).toHaveCount(5);
    await expect(entries).toContainText("954.70");
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(entries.locator("td .initials:visible"), "the mark of a check").toHaveCount(5);
    }
    await expect(pack.getByRole("article")).toHaveCount(1);
    await expectAccessible(page);
  });

  test("the cost comparison shows the example, without fields that would not work", async ({ page }) => {
    await page.goto("/uk");
    const account = page.locator("#roi");
    for (const figure of ["£500,000", "1,760", "£14,036", "£2,088", "1,788", "1,705", "£10,243"])
      await expect(account.getByText(figure).filter({ visible: true }).first()).toBeVisible();
    await expect(account.getByRole("spinbutton")).toHaveCount(0);
  });
});

test("the calculator uses the visitor's figures, says what is wrong with one, and what the money buys if Jack costs more", async ({
  page,
}) => {
  await page.goto("/uk");
  const account = page.locator("#roi");
  const result = account.locator("output");
  const hours = account.getByLabel("Bookkeeping hours a month");
  await expect(hours).toHaveAccessibleDescription("In the example, 48 hours a year.");
  await hours.fill("8");
  await expect(result).toHaveText("£23,880");
  await account.getByLabel("Value of an hour, £").fill("50");
  await account.getByLabel("What you pay a year, £").fill("1200");
  await expect(account.getByRole("row", { name: /96 hours at £50/ })).toBeVisible();
  await account.getByLabel("Minutes with Jack a month").fill("60");
  await expect(account.getByRole("row", { name: /Your time with Jack/ })).toContainText("600");
  await expect(result).toHaveText("£3,312");
  await account.getByLabel("Minutes with Jack a month").fill("30");
  await expect(account.getByRole("row", { name: /Real cost/ })).toContainText("£6,000");
  await expect(result).toHaveText("£3,612");

  await hours.fill("");
  await expect(account.getByText("Enter a figure, zero or more.")).toBeVisible();
  await expect(result).toHaveText("£3,612");
  await hours.fill("800");
  await expect(hours).toHaveAccessibleDescription("Enter 744 or less.");

  await hours.fill("2");
  await account.getByLabel("Value of an hour, £").fill("20");
  await account.getByLabel("What you pay a year, £").fill("0");
  await expect(result).toHaveText("£1,728");
  await expect(account.getByText("more a year than today. For that, an accountant checks")).toBeVisible();
});

test.describe("a calculator whose scripts load late", () => {
  test.use({ mode: "cold" });

  test("includes what was typed before they loaded", async ({ page }) => {
    await page.goto("/uk");
    await page.getByLabel("Bookkeeping hours a month").fill("8");
    await page.getByRole("heading", { name: "See what it really costs" }).click();
    await expect(page.locator("#roi output")).toHaveText("£23,880");
  });
});
