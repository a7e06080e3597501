import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { countryCode } from "@/lib/geo/country";

describe("the country that a value names", () => {
  test.each([
    ["GB", "GB"],
    [" uk ", "GB"],
    ["us", "US"],
    ["USA", "US"],
    ["ca\t", "CA"],
    ["Canada", "CA"],
    ["fr", "FR"],
  ])("%j is %s", (value, code) => expect(countryCode(value)).toBe(code));

  test.each([
    "",
    "XX",
    "T1",
    "ZZ",
    "EU",
    "A1",
    "GB,US",
    "GB;",
    "GBR",
    "England",
    "<US>",
    "é",
    "constructor",
    "TOSTRING",
    "__proto__",
  ])("%j is none", (value) => expect(countryCode(value)).toBeNull());

  it("is a code or null for any input", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(countryCode(value) ?? "FR").toMatch(/^[A-Z]{2}$/);
      }),
    );
    expect(countryCode(null)).toBeNull();
  });
});
