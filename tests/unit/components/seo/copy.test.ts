import { expect, it } from "vitest";
import { copyOf } from "@/components/seo/copy";
import { mainEdition } from "@/lib/markets/editions";

it.each([
  ["uk", "£450", "£99"],
  ["us", "$585", "$128.70"],
  ["ca", "$900", "$198"],
] as const)(
  "says in %s that a partner resells from %s, and a referred company pays from %s",
  (code, resell, pays) => {
    const { description, ogDescription } = copyOf({ page: "accountants", edition: mainEdition(code) });
    expect(description).toContain(`Resell from ${resell} a month; companies you refer pay from ${pays}.`);
    expect(ogDescription).toContain(`Resell from ${resell} a month`);
  },
);
