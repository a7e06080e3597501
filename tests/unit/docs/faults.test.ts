import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/faults.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| F"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, name = "", , required = "", where = ""]) => ({ name, required, where }));

test("the table of faults names each case once, in order", () => {
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(36);
  expect(names).toEqual([...new Set(names)].sort());
});

test.each(rows)(
  "$name is in the name of a test where the table says, or has a reason",
  ({ name, required, where }) => {
    if (required === "-") return expect(where).toMatch(/^Not run.*: .+\./);
    for (const [, unit, file] of where.matchAll(/(unit )?`([^`]+)`/g)) {
      const folder = file?.startsWith("faults/") ? "" : unit ? "unit/" : "integration/";
      const path = `tests/${folder}${file}.test.ts`;
      expect(existsSync(path), path).toBe(true);
      expect(readFileSync(path, "utf8"), path).toMatch(new RegExp(`["\`][^"\`]*\\b${name}\\b`));
    }
  },
);
