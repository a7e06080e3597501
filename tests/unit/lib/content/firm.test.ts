import { expect, it } from "vitest";
import { words } from "@/i18n/words";
import { firmFacts, postalAddress } from "@/lib/content/firm";
import { editions } from "@/lib/markets/editions";
import { site } from "@/tests/support/example-site";

it.each(editions)("the postal address in $segment ends with the country", ({ locale }) => {
  const country = words(locale, "common")("country.uk");
  expect(postalAddress(site, locale)).toBe(`1 Example Street, London, EC1A 1AA, ${country}`);
  expect(postalAddress({ ...site, country: "CA" }, locale)).toMatch(/, Canada$/);
});

it("a firm without an e-mail address is found on its site", () => {
  expect(firmFacts(site, "en-GB").contact).toBe(site.supportEmail);
  expect(firmFacts({ ...site, supportEmail: "" }, "en-GB").contact).toBe(site.url);
});
