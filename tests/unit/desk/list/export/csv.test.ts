import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine } from "@/desk/list/export/csv";

/** Reads one line as RFC 4180 says. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const [whole = "", quoted, plain = ""] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(rest) ?? [];
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    rest = rest.slice(whole.length);
    if (rest === "\r\n") return cells;
    if (!rest.startsWith(",")) throw new Error(`not a line: ${JSON.stringify(line)}`);
    rest = rest.slice(1);
  }
}

/** Cells of a spreadsheet that splits at other signs than commas, and takes no notice of quotes. */
function otherwiseSplit(line: string): string[] {
  return line.split(/[;\t\r\n]/);
}

const beginsFormula = /^["\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      "=",
      "+",
      "-",
      "@",
      "＝",
      "\t",
      "\r",
      "\n",
      '"',
      ",",
      ";",
      "'",
      " ",
      "\u200B",
      "a",
      "1",
    ),
  }),
);

describe("a line of CSV", () => {
  it("gives every text back to its reader but for apostrophes, and never begins a formula", () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        // A number with its sign stays, so that the texts have a letter first.
        const typed = texts.map((one) => one.replace(/^[+-][\d ().-]*$/, "a"));
        const line = csvLine(typed);
        for (const cell of [...cellsOf(line), ...otherwiseSplit(line)])
          expect(cell).not.toMatch(beginsFormula);
        const bare = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll("'", ""));
        expect(bare(cellsOf(line))).toEqual(bare(typed));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ["Fenwick & Hale", "Fenwick & Hale"],
    ["=1+1", "'=1+1"],
    ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
    ['Acme; "=1', `"Acme; ""'=1"`],
    ["Smith - Sons = one + one @ home", "Smith - Sons = one + one @ home"],
    ["00012345", "00012345"],
    ["+447700900123", "+447700900123"],
    ["+1 (604) 555-0123", "+1 (604) 555-0123"],
    ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
    ["-1", "-1"],
    ["Zoë 🦊 株式会社", "Zoë 🦊 株式会社"],
    ["", ""],
    [null, ""],
    [-5, "-5"],
    [true, "true"],
    [new Date("2026-11-23T09:48:00Z"), "2026-11-23T09:48:00.000Z"],
    [[{ name: "Ada" }], '"[{""name"":""Ada""}]"'],
  ])("writes %j", (value, written) => {
    expect(csvLine([value])).toBe(`${written}\r\n`);
  });

  it.each(["\n", '"', " ", ";", "=", "\n="])("is written at once for a long text of %j", (unit) => {
    const began = performance.now();
    csvLine([unit.repeat(100_000)]);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
