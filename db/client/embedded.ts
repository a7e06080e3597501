import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { DatabaseRefusal, type OpenDatabase, UnusableDatabase } from "./database";
import { extractFiles, hasSpace, openFiles } from "./embedded-files";
import { FolderInUse, type Lock, lockFolder, lockName } from "./lock";
import { isUpToDate, makeTables } from "./migration";
import { mutex } from "./mutex";
import { runOnlineStatements } from "./online-statements";

const majorVersion = "18"; // The major version of PGlite's PostgreSQL; it cannot read the files of another

/** Opens the embedded database for this process alone. Its data survives a crash of the process, not of the machine. */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
  const { isOn, release } = await lockDirectory(directory);
  const checkFolder = () => {
    if (isOn(directory)) return;
    throw new UnusableDatabase(
      `${directory} is no longer the folder that was opened; nothing more is written. Start again.`,
    );
  };
  try {
    if (readdirSync(directory).every((name) => name === lockName)) await createFiles(directory);
    checkFolder();
    refuseOtherVersions(directory);
    const files = await openFiles(directory);
    const wasMigrated = !(await isUpToDate(files.db));
    if (wasMigrated) {
      await makeTables(files.db);
      await runOnlineStatements(files.db);
    }
    const runExclusive = mutex();
    let isClosed = false;
    const run: OpenDatabase["run"] = (work, purpose = "work") =>
      runExclusive(async () => {
        if (isClosed) throw new Error("Connection terminated: the embedded database is closed");
        checkFolder();
        return files.run(work, purpose);
      });
    return {
      get db() {
        return files.db;
      },
      kind: "embedded",
      wasMigrated,
      run,
      maintain: () => maintain(run, directory),
      connections: () => null,
      close: async () => {
        await runExclusive(async () => {
          isClosed = true;
          if (isOn(directory)) await files.close(); // Closing writes files, which must not go into a folder that has replaced ours
        });
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

class DatabaseInUse extends DatabaseRefusal {
  override readonly name = "DatabaseInUse";

  constructor(directory: string, { message }: FolderInUse) {
    super(
      `The embedded database in ${directory} is ${message}. Stop that process; a second ` +
        "site needs a DATA_DIR of its own, or a PostgreSQL server (DATABASE_URL).",
    );
  }
}

async function lockDirectory(directory: string): Promise<Lock> {
  try {
    return await lockFolder(directory, { waitMs: 1_000 });
  } catch (problem) {
    throw problem instanceof FolderInUse ? new DatabaseInUse(directory, problem) : problem;
  }
}

/** Creates the files in another folder, then renames it, lock included: a killed process leaves all files or none. */
async function createFiles(directory: string): Promise<void> {
  const temporary = `${directory}.making`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { mode: 0o700 });
  await extractFiles(temporary);
  const lock = join(directory, lockName);
  if (existsSync(lock)) renameSync(lock, join(temporary, lockName));
  if (process.platform === "win32") rmdirSync(directory);
  try {
    renameSync(temporary, directory);
  } catch (problem) {
    // Another process has locked the folder since we moved the lock file.
    throw existsSync(lock) ? new DatabaseInUse(directory, new FolderInUse(lock)) : problem;
  }
}

/** Refuses files without a version, which PGlite would overwrite, and those of another version, on which it aborts. */
function refuseOtherVersions(directory: string): void {
  const file = join(directory, "PG_VERSION");
  if (!existsSync(file)) {
    throw new UnusableDatabase(
      `${directory} holds files, but no whole database (PG_VERSION is missing): put back a copy of the folder.`,
    );
  }
  const found = readFileSync(file, "utf8").trim();
  if (found === majorVersion) return;
  throw new UnusableDatabase(
    `The embedded database in ${directory} was made by PostgreSQL ${found.slice(0, 20) || "of no version"}; ` +
      `this release reads ${majorVersion}. Run the release that made it and move its data to a PostgreSQL server ` +
      "(DATABASE_URL).",
  );
}

const tablesDue = sql<{ name: string }>`(select relid::regclass::text as name from pg_stat_all_tables
  where schemaname in ('public', 'pg_catalog') and n_dead_tup + n_ins_since_vacuum > 50 + 0.2 * n_live_tup) as due`;

/** Vacuums to keep the files small. Does not analyze: statistics would keep personal data of deleted rows. */
async function maintain(run: OpenDatabase["run"], directory: string): Promise<number> {
  // Without this, the statistics lack the changes of the last second.
  await run((db) => db.execute(sql`select pg_stat_force_next_flush()`), "maintenance");
  const tables = await run((db) => db.select({ name: sql<string>`name` }).from(tablesDue), "maintenance");
  let vacuumed = 0;
  for (const { name } of tables) {
    if (!hasSpace(directory, "maintenance")) break;
    await run((db) => db.execute(sql`vacuum ${sql.raw(name)}`), "maintenance");
    vacuumed++;
  }
  await run((db) => db.execute(sql`checkpoint`), "maintenance");
  return vacuumed;
}
