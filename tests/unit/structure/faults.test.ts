import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/faults.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| F"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, name = "", , required = "", where = ""]) => ({ name, required, where }));

test("the table of faults has all 36 cases", () => {
  const names = Array.from({ length: 36 }, (_, i) => `F${String(i + 1).padStart(2, "0")}`);
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test.each(rows)(
  "$name is in the name of a test where the table says, or has a reason",
  ({ name, required, where }) => {
    if (required === "-") return expect(where).toMatch(/^Not run.*: .+\./);
    for (const [, unit, file] of where.matchAll(/(unit )?`([^`]+)`/g)) {
      const path = `tests/${unit ? "unit" : "integration"}/${file}.test.ts`;
      expect(existsSync(path), path).toBe(true);
      expect(readFileSync(path, "utf8"), path).toMatch(new RegExp(`["\`][^"\`]*\\b${name}\\b`));
    }
  },
);
