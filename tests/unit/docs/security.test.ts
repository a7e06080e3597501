import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folders = {
  i: "tests/integration",
  f: "tests/faults",
  u: "tests/unit",
  e: "tests/e2e",
} as const;

test("every test that SECURITY.md names is there", () => {
  const named = [...readFileSync("SECURITY.md", "utf8").matchAll(/`([ifue])\/([\w*/-]+)`/g)];
  expect(named.length).toBeGreaterThan(30);
  const missing = named
    .map(([, stage, path]) => join(folders[stage as keyof typeof folders], `${path}`))
    .filter((path) => !(path.endsWith("/*") ? hasTests(path.slice(0, -2)) : existsSync(`${path}.test.ts`)));
  expect(missing).toEqual([]);
});

function hasTests(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith(".test.ts"));
}
