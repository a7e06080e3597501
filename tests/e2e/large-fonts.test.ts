import { defaultMarket } from "@/lib/markets";
import { paymentAddress, signUpAddress, talkAddress } from "@/lib/routing/addresses";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { wizardSteps } from "@/lib/sign-up/steps";
import { expectFitsInLargeFonts } from "./accessible";
import { test } from "./jack";
import { walkTo } from "./steps";

test.use({ viewport: { width: 390, height: 844 }, mode: "without JavaScript" });

const pages = [
  ...sitemapPages.filter(({ market }) => market === null || market === defaultMarket).map(addressOf),
  talkAddress(defaultMarket),
  signUpAddress(defaultMarket),
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
