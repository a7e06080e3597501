import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { leadFields, leadKinds, leadSources, readOrigin } from "@/lib/sign-up/lead";
import { checks } from "@/lib/sign-up/rules/check";
import { codePointsPerCharacter, limits } from "@/lib/sign-up/rules/limits";

const valid = {
  leadName: "Rosa Marsh",
  leadEmail: "rosa@harbour.example",
  leadCompanies: "12",
  leadNote: "Three of them trade in euros.",
};

const answerTo = (typed: Record<string, string>) => {
  const checked = checks.lead({ ...valid, ...typed });
  return checked.ok ? checked.answer : checked.problems;
};

it("reads a complete form", () => {
  expect(answerTo({})).toEqual({ ...valid, leadCompanies: 12 });
});

it("needs no note", () => {
  const { leadNote: _, ...withoutNote } = valid;
  expect(checks.lead(withoutNote)).toMatchObject({ ok: true, answer: { leadNote: "" } });
});

describe("the number", () => {
  test.each([
    ["1", 1],
    [" 40 ", 40],
    ["007", 7],
    ["1,250", 1_250],
    ["1 250 000", 1_250_000],
    ["9999999", 9_999_999],
  ])("%j is %i", (typed, count) => {
    expect(answerTo({ leadCompanies: typed })).toEqual({ ...valid, leadCompanies: count });
  });

  test.each([
    ["10-15", 10],
    ["50+", 50],
    ["about 20", 20],
    ["over 1,200 or so", 1_200],
    ["5\u201310", 5],
    ["1,5", 1],
    ["1.5", 1],
    ["-3", 3],
  ])("%s is %i, and what was typed is above the note", (typed, count) => {
    const noted = { ...valid, leadCompanies: count, leadNote: `${typed}\n\n${valid.leadNote}` };
    expect(answerTo({ leadCompanies: typed })).toEqual(noted);
    expect(answerTo({ leadCompanies: typed, leadNote: "" })).toMatchObject({ leadNote: typed });
  });

  it("stands above a note of any length that may be typed, and is cut before the note is", () => {
    const leadNote = "n".repeat(limits.leadNote);
    const answer = { ...valid, leadCompanies: 20, leadNote: `about 20\n\n${leadNote}` };
    expect(answerTo({ leadCompanies: "about 20", leadNote })).toEqual(answer);
    const longest = `q${"\u0301".repeat(codePointsPerCharacter - 1)}`.repeat(limits.leadNote);
    expect(answerTo({ leadCompanies: "about 20", leadNote: longest })).toMatchObject({ leadNote: longest });
  });

  test.each(["several", "0", "10000000", "99999999999999999999", "\u0663"])("%j is refused", (typed) => {
    expect(answerTo({ leadCompanies: typed })).toEqual([
      { field: "leadCompanies", message: "leadCompanies.invalid" },
    ]);
  });
});

describe("a text", () => {
  test.each([
    [
      "a name of one line",
      { leadName: " Rosa\r\nBcc: all@example.com " },
      { leadName: "Rosa Bcc: all@example.com" },
    ],
    [
      "a note of several lines",
      { leadNote: "One\r\n\r\n\r\n\r\nTwo\u0000\u202e " },
      { leadNote: "One\n\nTwo" },
    ],
    ["a note of nothing visible", { leadNote: " \n\u3164\n " }, { leadNote: "" }],
  ])("keeps %s", (_, typed, kept) => {
    expect(answerTo(typed)).toMatchObject(kept);
  });

  test.each([
    ["an invisible name", { leadName: "\u200b " }, "leadName", "contactName.required"],
    ["a long name", { leadName: "n".repeat(101) }, "leadName", "contactName.tooLong"],
    ["half an address", { leadEmail: "rosa@" }, "leadEmail", "contactEmail.invalid"],
    ["a long address", { leadEmail: `${"r".repeat(250)}@e.com` }, "leadEmail", "contactEmail.tooLong"],
    ["no address", { leadEmail: " " }, "leadEmail", "leadEmail.required"],
    ["no number", { leadCompanies: " " }, "leadCompanies", "leadCompanies.required"],
    ["a long note", { leadNote: "n".repeat(2_001) }, "leadNote", "leadNote.tooLong"],
  ])("refuses %s", (_, typed, field, message) => {
    expect(answerTo(typed)).toEqual([{ field, message }]);
  });
});

it("stores no junk, whatever is typed", () => {
  const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
  const textOr = (correct: string) =>
    fc.oneof(
      fc.constant(correct),
      fc.string({ unit: codeUnit, maxLength: 300 }),
      fc.string({ unit: codeUnit, maxLength: 20 }).map((more) => correct + more),
      fc.constantFrom("👩🏽‍🚀".repeat(90), "\n".repeat(500)),
    );
  const forms = fc.record({
    leadName: textOr(valid.leadName),
    leadEmail: textOr(valid.leadEmail),
    leadCompanies: textOr(valid.leadCompanies),
    leadNote: textOr(valid.leadNote),
  });
  fc.assert(
    fc.property(forms, (typed) => {
      const checked = checks.lead(typed);
      if (!checked.ok) {
        expect(checked.problems).not.toEqual([]);
        return;
      }
      const { leadName, leadEmail, leadCompanies, leadNote } = checked.answer;
      for (const stored of [leadName, leadEmail, ...leadNote.split("\n")]) {
        expect(stored).toBe(stored.trim());
        expect(stored).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
      }
      expect(leadName).not.toBe("");
      expect([...leadNote].length).toBeLessThanOrEqual(limits.leadNote * codePointsPerCharacter);
      expect(leadCompanies).toBeGreaterThanOrEqual(1);
      expect(checks.lead({ ...checked.answer, leadCompanies: String(leadCompanies) })).toEqual(checked);
    }),
  );
});

it("reads the fields of the form only, the first of each name, and no files", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...valid,
    market: "uk",
    kind: "bank",
    $ACTION_ID_4: "",
    x: "y",
  }))
    form.append(name, value);
  form.append("leadName", "Another");
  expect(leadFields(form)).toEqual(valid);
  const withFile = new FormData();
  withFile.append("leadNote", new Blob(["a file"]), "note.txt");
  expect(leadFields(withFile)).toEqual({});
});

it("falls back to defaults for an unknown kind or source", () => {
  expect(readOrigin({ kind: "bank", source: "banks" })).toEqual({ kind: "bank", source: "banks" });
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (kind, source) => {
      const origin = readOrigin({ kind, source });
      expect(leadKinds).toContain(origin.kind);
      expect(leadSources).toContain(origin.source);
    }),
  );
});
