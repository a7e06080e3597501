import { expect, it } from "vitest";
import { bannerDismissal, cachePrefix, choiceCookie, editionKey, preferenceKey } from "@/lib/geo/record";
import { languageEditions } from "@/lib/markets/editions";
import { siteDefaults } from "@/lib/site";
import { legalText } from "@/server/legal/texts";
import { sources } from "@/tests/support/sources";

/** The files whose scripts store something in a browser, with its names. */
const stores = {
  "components/layout/banner.tsx": [bannerDismissal],
  "components/payment/kept-tick.tsx": ["jack-first-act"],
  "components/sign-up/form/typed-values.ts": ["jack-typed:"],
  "early-script/market-detection.ts": [choiceCookie],
  "early-script/storage.ts": [
    preferenceKey,
    editionKey,
    `${cachePrefix}localhost`,
    ...["uk", "us", "ca"].map((segment) => `market-suggestion-${segment}-dismissed`),
    ...["ca", "ca-fr"].map((segment) => `language-suggestion-${segment}-dismissed`),
  ],
};

/** The files that set cookies: `tests/integration/desk/stored-in-browsers.test.ts` compares those with the page. */
const settingCookies = ["server/http/cookies.ts"];

const filesWith = (pattern: RegExp) =>
  sources(["app", "components", "early-script", "lib", "server"])
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

it("lists on the cookies page what each script stores, and knows every file that stores something", () => {
  expect(filesWith(/localStorage|sessionStorage|indexedDB|document\.cookie/)).toEqual(Object.keys(stores));
  for (const edition of languageEditions) {
    const page = legalText("cookies", siteDefaults, edition);
    for (const key of Object.values(stores).flat()) expect(page).toContain(`\`${key}\``);
  }
  expect(filesWith(/\bcookies\b.*from "next\/headers".*\.set\(|set-cookie/is)).toEqual(settingCookies);
});

it.each([choiceCookie, preferenceKey, editionKey])(
  "says that the choice of a language sets `%s` too",
  (key) => {
    for (const edition of languageEditions)
      expect(legalText("cookies", siteDefaults, edition)).toMatch(
        new RegExp(`^\\| \`${key}\` .* (or a language|ou une langue) \\|`, "m"),
      );
  },
);
