import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checks } from "@/lib/sign-up/rules/check";
import { tidy } from "@/lib/sign-up/rules/text";

/** Characters that are invisible: always, or when they stand alone. */
const unseen = [
  ..."\u0000\u0007\t\n\u001F\u007F\u0085\u009F \u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u180E\u2003\u200B\u200C\u200D",
  ..."\u200E\u200F\u2028\u2029\u202A\u202E\u2060\u2064\u2066\u2069\u206A\u2800\u3164\uD800\uFE0F\uFEFF\uFFA0\u{1D159}",
  ..."\u{1D173}\u{E0001}\u{E0041}\u{E007F}\u{E0100}\u0301\u20E3\uE000",
];
const blank = fc.string({ unit: fc.constantFrom(...unseen), minLength: 1, maxLength: 60 });
const controls = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]/u;

describe("F22: an invisible name", () => {
  test.each(["\u200B", "\u2060", "\u3164", "\u202E", "\u115F", "\u2800", "\u200D", "\u0301"])(
    "%j is asked for, as an empty one is",
    (name) => {
      const business = checks.business({ businessName: name }, "uk");
      expect(business).toMatchObject({
        problems: expect.arrayContaining([{ field: "businessName", message: "businessName.required" }]),
      });
      const contact = checks.contact({ contactName: name }, "uk");
      expect(contact).toMatchObject({
        problems: expect.arrayContaining([{ field: "contactName", message: "contactName.required" }]),
      });
    },
  );

  it("is empty, whatever characters it has", () =>
    fc.assert(
      fc.property(blank, (text) => {
        expect(tidy(text)).toBe("");
      }),
    ));
});

describe("a stored text", () => {
  const anything = fc.string({
    unit: fc.oneof(fc.constantFrom(...unseen, "a", "é", "屋", "👩🏽‍🚀"), fc.string()),
  });

  it("has no control character, direction mark or lone surrogate", () =>
    fc.assert(
      fc.property(anything, (text) => {
        expect(tidy(text)).not.toMatch(controls);
      }),
    ));

  it("has no two spaces where a control character stood between them", () => {
    expect(tidy("Rosa \u0000 Marsh")).toBe("Rosa Marsh");
  });

  it("does not change when it is tidied again", () =>
    fc.assert(
      fc.property(anything, (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text));
      }),
    ));

  it("keeps every letter and number, in order", () => {
    const seen = (text: string) =>
      text.normalize("NFC").replace(/[^\p{L}\p{N}\p{P}\p{S}]|\p{DI}|\u2800/gu, "");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), blank, (text, between) => {
        fc.pre(tidy(text) !== "");
        expect(seen(tidy(`${between}${text}`))).toContain(seen(tidy(text)).slice(1));
      }),
    );
  });

  test.each([
    ["!!!", "!!!"],
    ["🍞", "🍞"],
    ["7", "7"],
    [" Harbour\t\r\nBakery ", "Harbour Bakery"],
    ["Harbour\u202E yrekaB", "Harbour yrekaB"],
    ["Har\u0000bour", "Harbour"],
    ["Cafe\u0301", "Café"],
    // A joiner decides how letters of some scripts are drawn, and holds an emoji together.
    ["\u0646\u0627\u0645\u0647\u200C\u0647\u0627", "\u0646\u0627\u0645\u0647\u200C\u0647\u0627"],
    ["\u0915\u094D\u200D\u0937", "\u0915\u094D\u200D\u0937"],
    ["👩🏽‍🚀", "👩🏽‍🚀"],
    [
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ],
  ])("%j is %j", (typed, kept) => expect(tidy(typed)).toBe(kept));
});
