import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { OpenDatabase } from "./database";
import { openFiles } from "./embedded-files";
import { FolderInUse, type Lock, lockFolder, lockName } from "./lock";
import { maintain } from "./maintenance";
import { isUpToDate, migrationsFolder } from "./migration";
import { DatabaseRefusal, UnusableDatabase } from "./refusal";
import { hasRoom } from "./room";
import { mutex } from "./mutex";

/** What the package brings. Its files cannot be read by another major version, nor by this one those of another. */
const major = "18";

/** Opens the embedded database for this process alone. It survives the death of the process, not of the host. */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const { isOn, release } = await lockDirectory(directory);
  try {
    if (readdirSync(directory).every((name) => name === lockName)) await makeWhole(directory);
    if (!isOn(directory)) throw new UnusableDatabase(replaced(directory));
    refuseForeign(directory);
    const files = await openFiles(directory);
    if (!(await isUpToDate(files.db))) await migrate(files.db, { migrationsFolder: migrationsFolder() });
    const runExclusive = mutex();
    const inTurn: OpenDatabase["inTurn"] = (work, writer = "work") =>
      runExclusive(async () => {
        if (!isOn(directory)) throw new UnusableDatabase(replaced(directory));
        await files.allowWrites(hasRoom(directory, writer));
        return files.use(work);
      });
    return {
      get db() {
        return files.db;
      },
      kind: "embedded",
      inTurn,
      maintain: () => maintain(inTurn, () => hasRoom(directory, "maintenance")),
      connections: () => null,
      close: async () => {
        // Closing writes too.
        if (isOn(directory)) await files.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Another process has the embedded database open. */
class DatabaseInUse extends DatabaseRefusal {
  override readonly name = "DatabaseInUse";
}

async function lockDirectory(directory: string): Promise<Lock> {
  try {
    return await lockFolder(directory, { waitMs: 1_000 });
  } catch (problem) {
    throw problem instanceof FolderInUse ? inUse(directory, problem) : problem;
  }
}

function inUse(directory: string, { message }: FolderInUse): DatabaseInUse {
  return new DatabaseInUse(
    `The embedded database in ${directory} is ${message}. Stop that process, or set DATA_DIR to ` +
      "another folder or DATABASE_URL to a PostgreSQL server.",
  );
}

function replaced(directory: string): string {
  return `${directory} is no longer the folder that was opened; nothing more is written. Start again.`;
}

/**
 * Makes the files beside their place and moves them there in one step: a kill leaves all of them or none. The lock goes
 * along; whoever takes a new one in the folder that is empty for that moment has it, and nothing replaces that folder.
 */
async function makeWhole(directory: string): Promise<void> {
  const making = `${directory}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  await (await PGlite.create(making)).close();
  const lock = join(directory, lockName);
  if (existsSync(lock)) renameSync(lock, join(making, lockName));
  // Elsewhere one call replaces an empty folder, and nobody finds the place empty.
  if (process.platform === "win32") rmdirSync(directory);
  try {
    renameSync(making, directory);
  } catch (problem) {
    throw existsSync(lock) ? inUse(directory, new FolderInUse(lock)) : problem;
  }
}

/** The package itself would make a new database over files without a version, and aborts on those of another. */
function refuseForeign(directory: string): void {
  const file = join(directory, "PG_VERSION");
  if (!existsSync(file)) {
    throw new UnusableDatabase(
      `${directory} holds files, but no whole database (PG_VERSION is missing). ` +
        "Move the folder away to begin with an empty database.",
    );
  }
  const found = readFileSync(file, "utf8").trim();
  if (found === major) return;
  throw new UnusableDatabase(
    `The embedded database in ${directory} was made by PostgreSQL ${found.slice(0, 20) || "of no version"}; ` +
      `this release reads ${major}. Run the release that made it and move its data to a PostgreSQL server ` +
      "(DATABASE_URL), or move the folder away to begin with an empty database.",
  );
}
