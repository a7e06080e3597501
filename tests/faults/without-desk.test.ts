import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "@/tests/support/root";

const ofTheDesk = [
  "desk",
  "app/console",
  "app/api/operator-link",
  "tests/unit/desk",
  "tests/integration/desk",
  "tests/faults/desk",
  "tests/support/desk",
  "tests/e2e/desk",
];

/** The lines with which the rest of the product takes the desk, by file: what they are, and what they become. */
const lines: readonly (readonly [file: string, line: string, without: string])[] = [
  ["db/schema/index.ts", 'export * from "@/desk/tables";\n', ""],
  ["db/schema/submissions.ts", 'import { deskIndexes } from "@/desk/indexes";\n', ""],
  ["db/schema/submissions.ts", "    ...deskIndexes(t),\n", ""],
  ["i18n/messages.ts", 'import { deskWords } from "@/desk/words";\n', ""],
  ["i18n/messages.ts", "  ...deskWords,\n", ""],
  ["server/plug-ins.ts", 'import { desk } from "@/desk/register";\n', ""],
  ["server/plug-ins.ts", "[desk]", "[]"],
  ["next.config.ts", '["./messages", "./desk/words"]', '["./messages"]'],
];

const notCopied = /\/(node_modules|\.git|\.next|\.builds|data)(\/|$)/;

it("F66: without the desk's folders and lines the rest compiles and passes its unit tests", () => {
  const copy = mkdtempSync(join(tmpdir(), "jack-without-desk-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.test(path.slice(root.length)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const path of ofTheDesk) rmSync(join(copy, path), { recursive: true });
  for (const [file, line, without] of lines) {
    const text = readFileSync(join(copy, file), "utf8");
    expect(text, file).toContain(line);
    writeFileSync(join(copy, file), text.replace(line, without));
  }
  // The copy is no clone, so the tests that ask git are left out of it.
  const env = { ...process.env, REQUIRE_ALL_TESTS: "" };
  // Throws unless the command succeeds.
  const run = (...command: string[]) =>
    execFileSync("npx", command, { cwd: copy, encoding: "utf8", stdio: "pipe", env });
  run("next", "typegen");
  run("tsc", "--noEmit", "--checkers", "1");
  run("biome", "lint", ".");
  run("vitest", "run", "--project", "unit", "--project", "components");
}, 600_000);
