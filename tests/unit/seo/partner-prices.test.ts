import { expect, it } from "vitest";
import { copyOf } from "@/lib/seo/copy";

it.each([
  ["uk", "£450", "£99"],
  ["us", "$585", "$128.70"],
  ["ca", "$900", "$198"],
] as const)("says in %s that reselling starts at %s, and a referral at %s", (market, resell, refer) => {
  const { description, ogDescription } = copyOf({ page: "accountants", market });
  expect(description).toContain(`Resell from ${resell} a month, or refer from ${refer}.`);
  expect(ogDescription).toContain(`Resell from ${resell} a month`);
});
