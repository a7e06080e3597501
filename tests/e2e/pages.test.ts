import { defaultEdition } from "@/lib/markets/editions";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { expectAccessible, expectContrastInTheDark } from "./accessible";
import { expect, test } from "./jack";

/** The index page redirects by itself where scripts run, so it is examined without them. */
const leadsOn = (path: string) => path === "/";
const narrow = { width: 320, height: 640 };
const usual = { width: 1280, height: 800 };

for (const listedPage of sitemapPages) {
  const path = addressOf(listedPage);
  test.describe(path, () => {
    if (leadsOn(path)) test.use({ mode: "without JavaScript" });

    test("is complete and accessible, and fits a screen of 320 pixels", async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const { code, locale } = listedPage.edition ?? defaultEdition;
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await page.setViewportSize(narrow);
      await expect(page.locator("html")).toHaveJSProperty("scrollWidth", narrow.width);
      // The parts and colours of a page are the same in every market.
      if (code !== defaultEdition.code && path !== `/${code}`) return;
      await page.setViewportSize(usual);
      await expectAccessible(page);
      if (code === defaultEdition.code) await expectContrastInTheDark(page);
    });
  });
}

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/404/], mode: "without JavaScript" });

  test("shows a full page with a link home", async ({ page }) => {
    const response = await page.goto("/nope");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("an unknown address below a market", () => {
  test.use({ expectedErrors: [/404/] });

  test("links to that market's home page", async ({ page }) => {
    await page.goto("/us/nope");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Banks" })).toHaveAttribute("href", /\/us\/banks$/);
    await expect(footer.getByRole("link", { name: "FAQ" })).toHaveAttribute("href", /\/us#faq$/);
    await expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/us");
  });
});
