import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";

test.describe("without scripts", () => {
  test.use({ mode: "without JavaScript" });

  test("a visitor leafs through the sample pack, opens an entry, and goes to another business", async ({
    page,
  }) => {
    await page.goto("/uk");
    const book = page.getByRole("region", {
      name: "The pack of Fenwick Joinery Ltd: four pages side by side",
    });
    const leaf = (name: string) => book.getByRole("article", { name });
    const contents = page.getByRole("navigation", { name: "Pages of the pack" });
    await expect(book.getByRole("article")).toHaveCount(4);
    await expect(leaf("Profit and loss")).toContainText("5,251.70");
    await book.scrollIntoViewIfNeeded();
    await expect(leaf("Balance sheet")).not.toBeInViewport({ ratio: 0.5 });
    await expect(leaf("Balance sheet"), "its edge").toBeInViewport();
    await expect(
      page.locator("#pack-balance"),
      "Safari scrolls only to what is out of view",
    ).not.toBeInViewport();

    await contents.getByRole("link", { name: /Balance sheet/ }).click();
    await expect(leaf("Balance sheet")).toBeInViewport({ ratio: 0.5 });
    await expect(contents.getByRole("link", { name: /Balance sheet/ }).locator(".tick")).toBeVisible();
    await expect(contents.getByRole("link", { name: /Profit and loss/ }).locator(".tick")).toBeHidden();
    await expect(page.locator("#pack-questions")).not.toBeInViewport();
    await leaf("Balance sheet").getByRole("link", { name: "Next: Open questions" }).click();
    await expect(leaf("Open questions")).toBeInViewport({ ratio: 0.5 });
    await expect(leaf("Open questions")).toContainText("you can claim back £10.80 of VAT");

    const entries = leaf("Checked entries");
    await contents.getByRole("link", { name: /Checked entries/ }).click();
    await expect(entries.locator("[open]"), "entries open on demand").toHaveCount(0);
    await entries.locator("summary", { hasText: "Northgate Timber" }).press("Enter");
    await expect(entries.getByText("Which job is the oak for?")).toBeVisible();
    await entries.locator("summary", { hasText: "Coast Road Fuel" }).press("Enter");
    await expect(entries.getByText("Diesel for the van")).toBeVisible();
    await expect(entries.getByText("Which job is the oak for?")).toBeHidden();
    for (const width of [320, 600, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(entries.locator("summary .initials:visible"), "the mark of a check").toHaveCount(5);
    }
    await expectAccessible(page);

    await page.getByRole("link", { name: /A café/ }).click();
    await expect(page).toHaveURL("/uk/sample-pack-cafe");
    await expect(page.getByRole("region", { name: /^The pack of Quay Lane Café Ltd/ })).toBeVisible();
  });

  test("the cost comparison shows the example, without fields that would not work", async ({ page }) => {
    await page.goto("/uk");
    const account = page.locator("#roi");
    for (const figure of ["£500,000", "1,760", "£14,036", "£2,088", "1,788", "1,705", "£3,793", "£10,243"])
      await expect(account.getByText(figure).filter({ visible: true }).first()).toBeVisible();
    await expect(account.getByRole("spinbutton")).toHaveCount(0);
    await expect(account.getByText(/put in your own/i).filter({ visible: true })).toHaveCount(0);
  });
});

test("the page of a sample pack prints the pack alone, all of it", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1040 });
  await page.goto("/uk/sample-pack-cafe");
  await page.evaluate("print = () => { document.title = 'Printed'; }");
  await page.getByRole("button", { name: "Print, or save as PDF" }).click();
  await expect(page).toHaveTitle("Printed");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toHaveCount(4);
  for (const leaf of await page.getByRole("article").all()) {
    const { x, width } = (await leaf.boundingBox()) ?? { x: -1, width: 0 };
    expect(x >= 0 && x + width <= 720, "lies on the paper").toBe(true);
  }
  await expect(
    page.getByText("its figures and its suppliers are invented").filter({ visible: true }),
  ).toHaveCount(1);
  const entries = page.getByRole("article", { name: "Checked entries" });
  await expect(entries.locator("summary + *").first(), "the receipts").toBeVisible();
  for (const role of ["link", "button", "navigation", "banner", "contentinfo"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator("#get-started")).toBeHidden();
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
  await expect(account.getByRole("row", { name: /Before your time/ })).toContainText("£6,000£2,088");
  await expect(account.getByRole("row", { name: /Real cost/ })).toContainText("£6,000£2,388");
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the cost comparison shows its sum, with the figures folded", async ({ page }) => {
    await page.goto("/uk");
    const account = page.locator("#roi");
    const hours = account.getByLabel("Bookkeeping hours a month");
    await expect(account.locator("output")).toHaveText("£10,243");
    await expect(hours).toBeHidden();
    await account.locator("summary").click();
    await hours.fill("8");
    await expect(account.locator("output")).toHaveText("£23,880");
  });
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
