import fc from "fast-check";
import { describe, expect, it, test, vi } from "vitest";
import { checks } from "@/lib/sign-up/rules/check";
import { isLongerThan, tidy, tidyLines } from "@/lib/sign-up/rules/text";
import { sources } from "@/tests/support/sources";

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

describe("counting characters", () => {
  const accented = "e\u0301\u0323\u0307";
  const letters = fc.constantFrom(
    "a",
    "é",
    accented,
    "屋",
    "👩🏽‍🚀",
    "🇬🇧",
    "🇨🇦",
    "\r\n",
    "क्ष",
    "\uD83D",
    "\u{1D165}",
  );

  it("agrees with the segmenter, wherever the text is divided", () => {
    const whole = new Intl.Segmenter("en", { granularity: "grapheme" });
    fc.assert(
      fc.property(fc.array(letters, { minLength: 200, maxLength: 600 }), (parts) => {
        const text = parts.join("");
        const count = [...whole.segment(text)].length;
        expect(isLongerThan(text, count - 1)).toBe(true);
        expect(isLongerThan(text, count)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  /** The lengths of all texts that were segmented. */
  function segmentedBy(work: () => void): number[] {
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    try {
      work();
      return segment.mock.calls.map(([text]) => text.length);
    } finally {
      segment.mockRestore();
    }
  }

  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

  it("reads a text in short pieces, and no further than the limit", () => {
    const lengths = segmentedBy(() => expect(isLongerThan("a".repeat(24_000), 2_000)).toBe(true));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(256);
    expect(sum(lengths)).toBeLessThan(2_300);
  });

  it.each(["a", accented, "👩🏽‍🚀", "\u200D", "🇬🇧"])("reads a text of %j alone about once", (letter) => {
    const text = letter.repeat(20_000).slice(0, 24_000);
    const lengths = segmentedBy(() => isLongerThan(text, 2_000));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(257);
    expect(sum(lengths)).toBeLessThan(1.1 * text.length);
  });

  it("segments nothing of a text that no limit allows", () => {
    expect(segmentedBy(() => expect(isLongerThan("a".repeat(1_000_000), 2_000)).toBe(true))).toEqual([]);
  });

  it("is done in one file only", () => {
    const files = sources([
      "app",
      "components",
      "db",
      "desk",
      "early-script",
      "i18n",
      "lib",
      "sandbox",
      "scripts",
      "server",
    ]);
    const using = files.filter(({ text }) => text.includes("Segmenter")).map(({ file }) => file);
    expect(using.sort()).toEqual(["lib/sign-up/rules/text.ts"]);
  });
});

describe("a text of 400,000 letters", () => {
  const marks = "\u0301".repeat(200_000) + "\u0323".repeat(200_000);
  const fields = [
    "a".repeat(400_000),
    `a${marks}`,
    "\u0344\u0323".repeat(200_000),
    "\u200D".repeat(400_000),
    `${"!".repeat(400_000)}a`,
    "@<:".repeat(130_000),
  ];

  test.each(fields.map((text) => [text.slice(0, 2), text]))(
    "of %j is tidied and refused at once",
    (_, text) => {
      const before = process.cpuUsage();
      const lead = { leadName: text, leadEmail: text, leadCompanies: text, leadNote: text };
      expect(checks.lead(lead)).toMatchObject({ ok: false });
      // Four fields take half a second of processor time; in quadratic time, half a minute.
      expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(8);
    },
  );

  it("keeps thirty marks of a letter", () => {
    expect(tidy(`a${"\u0301".repeat(30)} b`)).toBe(`\u00e1${"\u0301".repeat(29)} b`);
    expect([...tidyLines(`a${marks}`)]).toHaveLength(30);
    expect(tidy(tidy("\u0344".repeat(100)))).toBe(tidy("\u0344".repeat(100)));
  });
});
