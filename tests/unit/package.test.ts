import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "@/tests/support/root";

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

it("no package runs a script when it is installed, with any npm", () => {
  const locked: Record<string, { hasInstallScript?: boolean }> = read("package-lock.json").packages;
  const withScripts = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript);
  const names = withScripts.map((path) => path.replace(/^.*node_modules\//, "")).sort();
  expect(read("package.json").allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
});
