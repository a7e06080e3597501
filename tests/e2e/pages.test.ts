import { defaultEdition, editions, legalEdition } from "@/lib/markets/editions";
import { paymentAddress, talkAddress } from "@/lib/routing/addresses";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import {
  expectAccessible,
  expectContrastInTheDark,
  expectFits,
  expectFitsInLargeFonts,
  expectWideColumnsInLargeFonts,
} from "./accessible";
import { untilHydrated } from "./hydration";
import { expect, test } from "./jack";

/** The other packs have the parts of the joiner's, the other legal texts those of the one with the widest table. */
const examined = [
  "home",
  "accountants",
  "banks",
  "franchises",
  "integrations",
  "sample-pack-joiner",
  "cookies",
];
/** In the first edition of each language. */
const examinedPages = sitemapPages.filter(
  ({ page, edition }) =>
    examined.includes(page) && (edition ? edition === legalEdition(edition) : page === "cookies"),
);

test.describe("before the first interaction", () => {
  test.use({ mode: "cold" });

  for (const examinedPage of examinedPages) {
    const path = addressOf(examinedPage);
    test(`${path} loads no script of Next, is accessible and fits phones in any font; then it hydrates`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (/\/_next\/static\/.*\.js/.test(request.url())) scripts.push(request.url());
      });
      await page.goto(path, { waitUntil: "load" });
      await expectAccessible(page);
      if (examinedPage.page === "home") await expectContrastInTheDark(page);
      await expectFitsInLargeFonts(page);
      if (examinedPage.page !== "cookies") await expectWideColumnsInLargeFonts(page);
      expect(await page.evaluate(() => "next" in window)).toBe(false);
      expect(scripts).toEqual([]);
      await page.unrouteAll();
      await untilHydrated(page);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript", viewport: { width: 320, height: 800 } });

  for (const edition of [...editions, null])
    test(`every other page ${edition ? `of ${edition.segment}` : "without a market"} fits a screen of 320 pixels`, async ({
      page,
    }) => {
      const others = sitemapPages.filter(
        (one) => one.edition?.segment === edition?.segment && !examinedPages.includes(one),
      );
      for (const path of others.map(addressOf)) {
        await page.goto(path);
        await expectFits(page, [320]);
      }
    });

  test("pages without an entry in the sitemap fit phones in any font", async ({ page }) => {
    for (const path of [talkAddress(defaultEdition), `${paymentAddress}?submission_id=abc`]) {
      await page.goto(path);
      await expectFitsInLargeFonts(page);
    }
  });
});

test.describe("an unknown address below a market", () => {
  test.use({ expectedErrors: [/404/] });

  test("shows a full page that links to that market's home page", async ({ page }) => {
    await page.goto("/us/nope");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Banks" })).toHaveAttribute("href", /\/us\/banks$/);
    await expect(footer.getByRole("link", { name: "FAQ" })).toHaveAttribute("href", /\/us#faq$/);
    await expect(footer.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/us");
  });

  test("shows its text in that edition's language", async ({ page }) => {
    await page.goto("/ca-fr/nope");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oups! Page introuvable");
    await page.getByRole("link", { name: "Retour à l’accueil" }).click();
    await expect(page).toHaveURL("/ca-fr");
  });
});
