import { expect, test } from "./jack";

test.describe("without scripts", () => {
  test.use({ mode: "without JavaScript" });

  test("a visitor leafs through the sample pack, opens an entry, and goes to another business", async ({
    page,
  }) => {
    await page.goto("/uk");
    await page
      .getByRole("link", { name: /^Checked entries/ })
      .first()
      .click();
    await expect(page, "whose entries are on its own page").toHaveURL("/uk/sample-pack-joiner#pack-entries");
    await page.goto("/uk/sample-pack-joiner");
    const book = page.getByRole("region", {
      name: "The pack of Fenwick Joinery Ltd: 4 pages side by side",
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

    await page.getByRole("link", { name: /A café/ }).click();
    await expect(page).toHaveURL("/uk/sample-pack-cafe");
    await expect(page.getByRole("region", { name: /^The pack of Quay Lane Café Ltd/ })).toBeVisible();
    await page.getByRole("link", { name: "Back to the page" }).click();
    await expect(page).toHaveURL("/uk#testimonials");
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
  await expect(page.getByText("figures and suppliers are invented").filter({ visible: true })).toHaveCount(1);
  const entries = page.getByRole("article", { name: "Checked entries" });
  await expect(entries.locator("summary + *").first(), "the receipts").toBeVisible();
  for (const role of ["link", "button", "navigation", "banner", "contentinfo"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator("#get-started")).toBeHidden();
});

test("the comparison uses the visitor's hours, is true in both directions, and says what is wrong with a figure", async ({
  page,
}) => {
  await page.goto("/uk");
  const comparison = page.locator("#roi");
  const result = comparison.locator("output");
  const hours = comparison.getByLabel("Bookkeeping hours a month");
  await hours.fill("8");
  await expect(result).toHaveText("90 hours a year back,and £1,912 a year saved.");
  await comparison.getByLabel("Value of an hour, £").fill("20");
  await expect(comparison.getByText("96 hours at £20")).toBeVisible();
  await expect(result).toHaveText("90 hours a year back,and £112 a year saved.");
  await hours.fill("");
  await expect(hours).toHaveAccessibleDescription("Enter a figure, zero or more.");
  await expect(result).toHaveText("90 hours a year back,and £112 a year saved.");
  await hours.fill("800");
  await expect(hours).toHaveAccessibleDescription("Enter 744 or less.");
  await hours.fill("0");
  await expect(result).toHaveText("6 hours a year more,for £1,808 a year more than now.");
});

test.describe("a comparison whose scripts load late", () => {
  test.use({ mode: "cold" });

  test("includes what was typed before they loaded", async ({ page }) => {
    await page.goto("/uk");
    await page.getByLabel("Bookkeeping hours a month").fill("8");
    await page.getByRole("heading", { name: "See what it really costs" }).click();
    await expect(page.locator("#roi output")).toContainText("90 hours a year back");
  });
});
