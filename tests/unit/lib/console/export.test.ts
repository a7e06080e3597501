import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, writers } from "@/lib/console/export";

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

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", "'", " ", "a") }),
);

describe("a line of CSV", () => {
  it("gives every text back to its reader, but never begins a formula", () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        const cells = cellsOf(csvLine(texts));
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/);
        const read = cells.map((cell, at) => (cell === texts[at] ? cell : cell.replace(/^'/, "")));
        expect(read).toEqual(texts);
      }),
    );
  });

  it.each([
    ["Fenwick & Hale", "Fenwick & Hale"],
    ["Hale, Sons", '"Hale, Sons"'],
    ['The "Quay"', '"The ""Quay"""'],
    ["two\r\nlines", '"two\r\nlines"'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
    ["+447700900123", "'+447700900123"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t=1"],
    ["\r=1", '"\'\r=1"'],
    ["＝1", "'＝1"],
    [" =1", '" =1"'],
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
});

it("ends each format with a line that tells a whole file from one that was cut off", () => {
  const row = { id: "1", directors: [{ name: "Ada" }] };
  const { csv, jsonl } = writers;
  expect(csv.head(["id", "directors"]) + csv.line(row) + csv.end(1)).toBe(
    '\uFEFFid,directors\r\n1,"[{""name"":""Ada""}]"\r\n# end of export, 1 rows\r\n',
  );
  expect(jsonl.head(["id"]) + jsonl.line(row) + jsonl.end(1)).toBe(
    '{"id":"1","directors":[{"name":"Ada"}]}\n{"end":true,"rows":1}\n',
  );
});
