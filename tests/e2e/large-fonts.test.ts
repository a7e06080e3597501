import { defaultEdition, mainEdition } from "@/lib/markets/editions";
import { marketAddress, paymentAddress, signUpAddress, talkAddress } from "@/lib/routing/addresses";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { wizardSteps } from "@/lib/sign-up/steps";
import { expectFitsInLargeFonts } from "./accessible";
import { expect, test } from "./jack";
import { walkTo } from "./steps";

test.use({ viewport: { width: 390, height: 844 }, mode: "without JavaScript" });

const pages = [
  ...sitemapPages.filter(({ edition }) => edition === null || edition === defaultEdition).map(addressOf),
  talkAddress(defaultEdition),
  signUpAddress(defaultEdition),
  `${paymentAddress}?submission_id=abc`,
];

test("no public page is wider than a phone whose default font is larger", async ({ page }) => {
  for (const address of pages) {
    await page.goto(address);
    await expectFitsInLargeFonts(page);
  }
});

test("no step is wider than a phone whose default font is larger", async ({ page }) => {
  for (const step of wizardSteps) {
    await walkTo(page, step);
    await expectFitsInLargeFonts(page);
  }
});

for (const [font, width] of [
  [24, 320],
  [32, 390],
] as const) {
  test(`the menu and the example's receipt are whole on ${width} px with a default font of ${font} px`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: font } });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(marketAddress("home", mainEdition("us")));
    const total = page.locator(".receipt dd").last();
    await total.scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 0.9 });

    const menu = page.locator("header details", { has: page.getByText("Menu") });
    await menu.locator("summary").click();
    await expect(menu.getByRole("link", { name: "How It Works" })).toBeInViewport({ ratio: 1 });
  });
}
