import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { markets } from "@/lib/markets";
import { checks } from "@/lib/sign-up/rules/check";
import { isPhoneNumber, tidyPhone } from "@/lib/sign-up/rules/phone";

test.each([
  ["020\u20117946\u20110958", "020-7946-0958"],
  ["020\u20137946\u20130958", "020-7946-0958"],
  ["020\u00A07946\u202F0958", "020 7946 0958"],
  ["\u202A+44 20 7946 0958\u202C", "+44 20 7946 0958"],
  ["tel:+44-20-7946-0958", "+44-20-7946-0958"],
  ["tel:+442079460958;ext=12", "+442079460958"],
  ["Tel: 020 7946 0958.", "020 7946 0958"],
  ["T (0)20 7946 0958", "(0)20 7946 0958"],
  ["Phone number: (212) 555-0123,", "(212) 555-0123"],
  ["(+44) 7700 900123", "+44 7700 900123"],
  ["Tel. (+44)7700 900123", "+44 7700 900123"],
  ["(+44 20) 7946 0958", "+44 20 7946 0958"],
  ["( +1 ) 416-392-2489", "+1 416-392-2489"],
  ["(+44 20 7946 0958)", "+44 20 7946 0958"],
  ["\uFF10\uFF12\uFF10 7946 0958", "020 7946 0958"],
  ["020.7946.0958", "020 7946 0958"],
  ["020/7946/0958", "020 7946 0958"],
  ["212.555.0123", "212.555.0123"],
])("the pasted number %j is %s", (typed, number) => {
  expect(tidyPhone(typed)).toBe(number);
  const contact = { contactName: "Rosa", contactEmail: "rosa@example.com", contactPhone: typed };
  for (const { code, software } of markets)
    expect(checks.contact({ ...contact, accountingSoftware: software[0] }, code)).toMatchObject({
      ok: true,
      answer: { contactPhone: number },
    });
});

test.each(["call me", "12345", "020 7946 0958 ext 12", "Tel: none"])("%j is still refused", (typed) => {
  expect(isPhoneNumber(tidyPhone(typed))).toBe(false);
});

describe("any text", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(..."0123456789+()- ./;:tel\u2011\u200B０"), maxLength: 30 }),
  );

  it("does not change when it is tidied again, nor if it is a number", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const tidied = tidyPhone(text);
        expect(tidyPhone(tidied)).toBe(tidied);
        expect(tidied.length).toBeLessThanOrEqual(3 * text.length);
      }),
    );
  });

  it("is not changed if it is a number in plain characters", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?(\d[ -]?){10,14}\d$/), (number) => {
        fc.pre(isPhoneNumber(number));
        expect(tidyPhone(number)).toBe(number);
      }),
    );
  });
});
