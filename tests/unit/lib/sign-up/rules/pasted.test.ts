import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { tidy, tidyCode, tidyIdentifier } from "@/lib/sign-up/rules/text";

const invisible = [
  ..."\u0000\u0085\u00AD\u034F\u061C\u115F\u17B4\u180E\u200B\u200C\u200D\u200E\u202A\u202E\u2060\u2066\u3164\uFE0F",
  ..."\uFEFF\uFFA0\uFFFC\u{1D173}\u{E0041}\u{E007F}\u{E0100}",
];

describe("a name or free text", () => {
  test.each([
    ["Har\u200Bbour\u00AD Bakery\uFEFF", "Harbour Bakery"],
    ["9\uFE0F Har\u034Fbour\u200D", "9 Harbour"],
    ["Smith\u2011Jones \uFB01nance", "Smith-Jones finance"],
    // What is meant stays: a curly apostrophe, a dash between words, a form of a letter or symbol.
    ["O\u2019Brien \u2013 \u201CRosa\u201D", "O\u2019Brien \u2013 \u201CRosa\u201D"],
    ["\u845B\u{E0100}", "\u845B\u{E0100}"],
    ["\u260E\uFE0F 1\uFE0F\u20E3", "\u260E\uFE0F 1\uFE0F\u20E3"],
    ["🏳️‍🌈 👁️‍🗨️", "🏳️‍🌈 👁️‍🗨️"],
  ])("%j is %j", (typed, kept) => expect(tidy(typed)).toBe(kept));

  it("never has an invisible character between letters of ours", () => {
    const letter = fc.constantFrom(..."aZé9 -'");
    fc.assert(
      fc.property(fc.array(fc.oneof(letter, fc.constantFrom(...invisible))), (characters) => {
        expect(tidy(characters.join(""))).not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u);
      }),
    );
  });
});

describe("an identifier", () => {
  const anything = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...invisible, ..."aA0-.'\"", "é", "屋", "👩🏽‍🚀", "ﬃ", "０", "–", "’"),
      fc.string(),
    ),
  });

  it("has no invisible character, and does not change when it is tidied again", () =>
    fc.assert(
      fc.property(anything, (text) => {
        const tidied = tidyIdentifier(text);
        expect(tidied).not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u);
        expect(tidyIdentifier(tidied)).toBe(tidied);
        expect(tidyCode(tidyCode(text))).toBe(tidyCode(text));
        expect(tidied.length).toBeLessThanOrEqual(3 * text.length);
      }),
    ));

  it("does not change if it is plain", () => {
    const plain = fc.stringMatching(/^[!-~]+( [!-~]+)*$/);
    fc.assert(
      fc.property(plain, (text) => {
        expect(tidyIdentifier(text)).toBe(text);
      }),
    );
  });

  test.each([
    ["\u2010\u2011\u2012\u2013\u2014\u2212\uFF0D", "-------"],
    ["\u2018a\u2019 \u201Cb\u201D", "'a' \"b\""],
    ["\uFF21\uFF11\uFF20", "A1@"],
  ])("%j is %s", (typed, plain) => expect(tidyIdentifier(typed)).toBe(plain));

  it("has no punctuation around it as a code", () => {
    expect(tidyCode("(BN7 1AA).")).toBe("BN7 1AA");
    expect(tidyCode("\u0412\u039D7 1\u0430\u0410")).toBe("BN7 1AA");
  });
});
