import { expect, test } from "@/tests/e2e/jack";

/** The page and its styles as a browser without the popover API reads them. */
test.beforeEach(async ({ page }) => {
  await page.route(/\/(uk|.*\.css)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replaceAll(" popover=", " data-popover=")
      .replaceAll(":popover-open", ":no-such-selector");
    await route.fulfill({ response, body });
  });
});

for (const { width, button, link } of [
  { width: 1280, button: "Country and currency: UK, £", link: "Canada $ CAD" },
  { width: 390, button: "Menu", link: "FAQ" },
])
  test(`a browser without popovers opens the menu of a page ${width} px wide by its focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/uk");
    const header = page.getByRole("banner");
    const open = header.locator("[data-popover]:visible");
    await expect(open).toHaveCount(0);
    const height = await header.evaluate((element) => element.clientHeight);

    await header.getByRole("button", { name: button }).click();
    await expect(open).toHaveCount(1);
    await expect(open.getByRole("link", { name: link })).toBeInViewport({ ratio: 1 });
    expect(await header.evaluate((element) => element.clientHeight), "nothing moves").toBe(height);
    await page.mouse.click(5, 700);
    await expect(open).toHaveCount(0);

    await header.getByRole("button", { name: button }).focus();
    await expect(open).toHaveCount(1);
    await page.evaluate(() => location.assign("#faq"));
    await expect(page.locator("#faq")).toBeInViewport();
    await expect(open, "the menu of a page that was scrolled").toHaveCount(0);
  });
