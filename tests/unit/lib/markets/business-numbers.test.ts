import { describe, expect, it } from "vitest";
import { hasValidBnCheckDigit } from "@/lib/markets/ca/rules";
import { hasIssuedEinPrefix } from "@/lib/markets/us/rules";

describe("an Employer Identification Number", () => {
  it.each([
    ["94-2404110", "Apple"],
    ["91-1144442", "Microsoft"],
    ["20-0049703", "Wikimedia Foundation"],
    ["53-0196605", "American Red Cross"],
    ["921234567", "a prefix that the IRS assigns online"],
  ])("%s has a prefix that the IRS issues (%s)", (ein) => {
    expect(hasIssuedEinPrefix(ein)).toBe(true);
  });

  it("may not begin with 17 of the hundred prefixes", () => {
    const prefixes = Array.from({ length: 100 }, (_, prefix) => String(prefix).padStart(2, "0"));
    expect(prefixes.filter((prefix) => !hasIssuedEinPrefix(`${prefix}-3456789`)).join(" ")).toBe(
      "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97",
    );
  });
});

describe("a Canadian Business Number", () => {
  it.each([
    ["119219814", "Canadian Red Cross"],
    ["123026635", "an example in python-stdnum"],
  ])("%s has the right check digit (%s)", (bn) => {
    expect(hasValidBnCheckDigit(bn)).toBe(true);
  });

  it("with one digit mistyped has the wrong check digit", () => {
    const bn = "119219814";
    for (const place of bn.split("").keys())
      for (const digit of "0123456789") {
        const typed = bn.slice(0, place) + digit + bn.slice(place + 1);
        expect(hasValidBnCheckDigit(typed)).toBe(typed === bn);
      }
  });

  it("with two neighbouring digits exchanged has the wrong check digit", () => {
    expect(hasValidBnCheckDigit("112919814")).toBe(false);
  });
});
