import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "@/tests/support/site/running";

const folder = join(build, "static");
const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".css"),
);

/** What browsers do not know: Tailwind replaces it, but only in sheets that import or reference its theme. */
const tailwindOnly =
  /--(?:spacing|alpha|theme)\(|(?<![\w-])theme\(|@(?:apply|config|custom-variant|plugin|reference|screen|source|tailwind|theme|utility|variant)\b/g;

test("no style sheet still contains Tailwind's functions and rules", () => {
  const found = sheets.flatMap((name) => readFileSync(join(folder, name), "utf8").match(tailwindOnly) ?? []);
  expect(sheets).not.toEqual([]);
  expect(found).toEqual([]);
});
