import fc from "fast-check";
import { expect, it, test } from "vitest";
import { marketCodes } from "@/lib/markets";
import { marketRules } from "@/lib/markets/rules";
import { isPhoneNumber } from "@/lib/sign-up/rules/phone";
import { readPhone } from "@/server/sign-up/phone";

test.each(marketCodes)("accepts the phone field's example in %s without a warning", (code) => {
  const example = marketRules(code).phoneExample;
  expect(isPhoneNumber(example)).toBe(true);
  expect(readPhone(example, code)).toEqual({ e164: expect.stringMatching(/^\+\d{11,12}$/), warning: null });
});

it("accepts every number reserved for fiction without a warning", () => {
  const mobile = fc
    .integer({ min: 900_000, max: 900_999 })
    .map((number) => ["uk", `07700 ${number}`] as const);
  const northAmerican = fc
    .tuple(fc.constantFrom(["us", "212"], ["ca", "416"]), fc.integer({ min: 100, max: 199 }))
    .map(([[code, area], line]) => [code === "us" ? "us" : "ca", `(${area}) 555-0${line}`] as const);
  fc.assert(
    fc.property(fc.oneof(mobile, northAmerican), ([code, typed]) => {
      expect(readPhone(typed, code).warning).toBeNull();
    }),
  );
});

test.each([
  ["uk", "01534 440000", "Jersey"],
  ["uk", "01481 717000", "Guernsey"],
  ["uk", "01624 686000", "the Isle of Man"],
  ["uk", "07624 300000", "the Isle of Man, mobile"],
  ["us", "(787) 721-2400", "Puerto Rico"],
  ["us", "(671) 472-8931", "Guam"],
  ["us", "(800) 234-5678", "toll-free"],
  ["ca", "(800) 234-5678", "toll-free"],
  ["ca", "1-833-234-5678", "toll-free"],
  ["ca", "+1 888 234 5678", "toll-free"],
  ["ca", "500 234 5678", "personal"],
  ["uk", "0800 123 4567", "freephone"],
] as const)("in %s, %s (%s) is no number of another country", (code, typed, _of) => {
  expect(readPhone(typed, code)).toEqual({ e164: expect.any(String), warning: null });
});

test.each([
  ["uk", "+353 1 679 9000"],
  ["us", "+1 416 392 2489"],
  ["ca", "+1 212 639 9675"],
  ["ca", "+44 800 123 4567"],
  ["uk", "+1 800 234 5678"],
] as const)("in %s, %s is one", (code, typed) => {
  expect(readPhone(typed, code).warning).toBe("phoneInOtherCountry");
});

test.each([
  ["uk", "01111 111111"],
  ["us", "(555) 555-0123"],
] as const)("in %s, %s still gets a warning", (code, typed) => {
  expect(readPhone(typed, code).warning).toBe("phoneUnlikely");
});
