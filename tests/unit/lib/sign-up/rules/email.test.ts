import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checks } from "@/lib/sign-up/rules/check";
import { isEmail, normalizedEmail, tidyEmail } from "@/lib/sign-up/rules/email";

/** The problems of an address in each form that asks for one. */
function problemsWith(address: string) {
  const answers = [
    checks.contact(
      { contactName: "Rosa", contactEmail: address, contactPhone: "", accountingSoftware: "xero" },
      "uk",
    ),
    checks.link({ linkEmail: address }),
    checks.lead({ leadName: "Rosa", leadEmail: address, leadCompanies: "1", leadNote: "" }),
  ];
  return answers.map((checked) => (checked.ok ? "" : checked.problems.map(({ message }) => message).join()));
}

describe("an address that mail reaches", () => {
  test.each([
    "r&d@example.co.uk",
    "o'brien+jack@example.ie",
    "a!#$%&'*+/=?^_`{|}~-b@example.com",
    "'quoted'@example.com",
    "{rosa}@example.com",
    "Rosa.Marsh@Example.COM",
    "info@xn--rucher-bua.de",
    "rosa@a.museum",
  ])("%s is accepted in every form, and not changed", (address) => {
    expect(problemsWith(address)).toEqual(["", "", ""]);
    expect(tidyEmail(address)).toBe(address);
  });

  test.each([
    ["info@räucher.de", "info@xn--rucher-bua.de"],
    ["info@RÄUCHER.de", "info@xn--rucher-bua.de"],
    ["rosa@例え。jp", "rosa@xn--r8jz45g.jp"],
    ["rosa@xn--rucher-bua.de", "rosa@xn--rucher-bua.de"],
  ])("%s has the host of %s", (typed, stored) => {
    expect(problemsWith(typed)).toEqual(["", "", ""]);
    expect(tidyEmail(typed)).toBe(stored);
    expect(normalizedEmail(typed)).toBe(stored);
  });
});

test.each([
  "rosa",
  "rosa@localhost",
  "rosa@192.168.0.1",
  "rosa@example.c",
  "rosa marsh@example.com",
  "rosa@marsh@example.com",
  "rosa@räu cher.de",
  "rosa@räucher.de/page",
  "rosé@example.com",
  "rosa@-example.com",
  "rosa@example..com",
  "ana@example.com, rosa@example.com",
  "http://example.com",
  "<@>",
  "https://rosa:secret@example.com",
  "https://example.com/@rosa.example",
])("%j is refused in every form", (typed) => {
  expect(problemsWith(typed)).toEqual(Array(3).fill("contactEmail.invalid"));
});

const wrapped: [before: string, after: string][] = [
  ["", "."],
  ["", ","],
  [" \u00A0", "\u200B\uFEFF"],
  ["\u202A", "\u202C"],
  ["mailto:", ""],
  ["MAILTO:", "?subject=Hello@there"],
  ["mailto://", ""],
  ["http://", ""],
  ["Email: https://", "?x"],
  ["Email: ", ""],
  ["E-mail address: ", "."],
  ["email ", ""],
  ["Work (direct):", ";"],
  ["Ana Marsh <", ">"],
  ["Ana Marsh <mailto:", ">,"],
  ["(", ")"],
  ["\u201C", "\u201D."],
  ["'", "'"],
  ["[", "]"],
];

describe.each(wrapped)("an address pasted between %j and %j", (before, after) => {
  it.each(["rosa@example.com", "r&d@example.co.uk", "info@räucher.de"])("is %s", (address) => {
    expect(tidyEmail(before + address + after)).toBe(tidyEmail(address));
    expect(isEmail(tidyEmail(before + address + after))).toBe(true);
  });
});

test.each([
  ["ro\u00ADsa@exam\u200Bple.com", "rosa@example.com"],
  ["rosa\uFF20example\uFF0Ecom", "rosa@example.com"],
  ["o\u2019brien@example.ie", "o'brien@example.ie"],
  ["rosa@my\u2011firm.example", "rosa@my-firm.example"],
  ["rosa @ example.com", "rosa@example.com"],
  ["o\uFB03ce@example.com", "office@example.com"],
])("the address %j is %s", (typed, meant) => {
  expect(tidyEmail(typed)).toBe(meant);
});

describe("any text", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(..."a.@<>:?' \"-{ä｡＠\u200B\u2019ß例🍞%/") }),
    fc
      .tuple(fc.constantFrom(...wrapped), fc.emailAddress())
      .map(([[before, after], address]) => before + address + after),
  );

  it("does not change when it is tidied again", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(tidyEmail(tidyEmail(text))).toBe(tidyEmail(text));
      }),
    );
  });

  it("grows by no more than a host in ASCII can", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(tidyEmail(text).length).toBeLessThanOrEqual(8 * text.length);
      }),
    );
  });

  it("is not changed if it is an address", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(isEmail(address));
        expect(tidyEmail(address)).toBe(address);
      }),
    );
  });
});
