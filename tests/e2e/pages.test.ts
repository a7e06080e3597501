import type { Page } from "@playwright/test";
import { defaultEdition, type Edition, editions } from "@/lib/markets/editions";
import { marketAddress, paymentAddress, signUpAddress, talkAddress } from "@/lib/routing/addresses";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { expectAccessible, expectContrastInTheDark, expectFits, expectFitsInLargeFonts } from "./accessible";
import { untilHydrated } from "./hydration";
import { expect, test } from "./jack";

const pagesIn = (edition: Edition | null) =>
  sitemapPages.filter((page) => page.edition === edition).map(addressOf);

async function expectComplete(page: Page, path: string, { locale }: Edition): Promise<void> {
  const response = await page.goto(path, { waitUntil: "load" });
  expect(response?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

test.describe("before the first interaction", () => {
  test.use({ mode: "cold" });

  for (const path of [...pagesIn(null), ...pagesIn(defaultEdition)].filter((path) => path !== "/"))
    test(`${path} loads no script of Next, is accessible and fits phones in any font; then it hydrates`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (/\/_next\/static\/.*\.js/.test(request.url())) scripts.push(request.url());
      });
      await expectComplete(page, path, defaultEdition);
      await expectAccessible(page);
      await expectContrastInTheDark(page);
      await expectFitsInLargeFonts(page);
      expect(await page.evaluate(() => "next" in window)).toBe(false);
      expect(scripts).toEqual([]);
      await page.unrouteAll();
      await untilHydrated(page);
    });

  for (const edition of editions.filter((one) => one !== defaultEdition))
    test(`every page of ${edition.segment} is complete, and fits a screen of 320 pixels`, async ({
      page,
    }) => {
      test.slow();
      for (const path of pagesIn(edition)) {
        await expectComplete(page, path, edition);
        await expectFits(page, [320]);
      }
      // The parts, colours and scripts of the other pages are the same in every edition.
      await page.goto(marketAddress("home", edition), { waitUntil: "load" });
      await expectAccessible(page);
      await page.unrouteAll();
      await untilHydrated(page);
    });
});

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  // The index page redirects where scripts run.
  test("the index page is complete, accessible, and fits phones in any font", async ({ page }) => {
    await expectComplete(page, "/", defaultEdition);
    await expectAccessible(page);
    await expectContrastInTheDark(page);
    await expectFitsInLargeFonts(page);
  });

  test("pages without an entry in the sitemap fit phones in any font", async ({ page }) => {
    for (const path of [
      talkAddress(defaultEdition),
      signUpAddress(defaultEdition),
      `${paymentAddress}?submission_id=abc`,
    ]) {
      await page.goto(path);
      await expectFitsInLargeFonts(page);
    }
  });
});

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
