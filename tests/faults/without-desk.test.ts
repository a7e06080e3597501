import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { testEnvironment } from "@/tests/support/process/environment";
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
  ["i18n/messages.ts", 'import { deskWords, frenchDeskWords } from "@/desk/words";\n', ""],
  ["i18n/messages.ts", "  ...deskWords,\n", ""],
  ["i18n/messages.ts", "  ...frenchDeskWords,\n", ""],
  ["server/plug-ins.ts", 'import { desk } from "@/desk/register";\n', ""],
  ["server/plug-ins.ts", "[desk]", "[]"],
  ["next.config.ts", '["./messages", "./desk/words"]', '["./messages"]'],
  ["docs/deploy.md", "runuser -u postgres -- psql --dbname=jack < desk/grants.sql\n", ""],
  ["docs/deploy.md", "dc exec -T database psql --username=postgres --dbname=jack < desk/grants.sql\n", ""],
];

const packages = ["@better-auth/passkey", "@simplewebauthn/browser", "better-auth", "hucre"];

const notCopied = /\/(node_modules|\.git|\.next|\.builds|data)(\/|$)/;

it("F66: without the desk's folders and lines the rest migrates, builds and passes its checks", () => {
  const copy = mkdtempSync(join(tmpdir(), "jack-without-desk-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, filter: (path) => !notCopied.test(path.slice(root.length)) });
  for (const path of ofTheDesk) rmSync(join(copy, path), { recursive: true });
  for (const [file, line, without] of lines) {
    const text = readFileSync(join(copy, file), "utf8");
    expect(text, file).toContain(line);
    writeFileSync(join(copy, file), text.replaceAll(line, without));
  }
  // The copy is no clone, so the tests that ask git are left out of it.
  const env = { ...process.env, REQUIRE_ALL_TESTS: "" };
  // Throws unless the command succeeds.
  const run = (command: string, environment: NodeJS.ProcessEnv = env) =>
    execFileSync("sh", ["-c", command], { cwd: copy, encoding: "utf8", stdio: "pipe", env: environment });
  // Next takes no packages from outside of the folder. Links are faster, where they are possible.
  const packagesOf = join(root, "node_modules");
  run(`cp -a --link ${packagesOf} . 2>/dev/null || cp -a ${packagesOf} .`);
  run(`npm pkg delete ${packages.map((name) => `"dependencies.${name}"`).join(" ")}`);
  run("npm run db:generate");
  run("npm run typecheck");
  run("npx biome check .");
  run("npx knip");
  run("npx vitest run --project unit --project components");
  // Migrates both databases, and searches every column of what is left for an erased person.
  run(
    "npx vitest run --project integration tests/integration/db/migrations.test.ts tests/integration/privacy",
  );
  run("npm run build", { ...env, ...testEnvironment(), NEXT_DIST_DIR: ".next" });
}, 1_800_000);
