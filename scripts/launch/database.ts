import { startScript } from "./children";
import type { LaunchSettings } from "./environment";

/** Exit code of `scripts/migrate.ts` for a database that may come back (sysexits: a temporary failure). */
export const unreachable = 75;

/**
 * Brings the tables up to date in a process of its own. An embedded database in use, or a migration that fails, ends
 * the command; a server that cannot be reached does not: the pages need no database, and the site tries again.
 */
export async function migrate(settings: LaunchSettings): Promise<void> {
  const child = startScript("migration", ["scripts/migrate.ts"], { env: { DATA_DIR: settings.dataDir } });
  const how = await child.ended;
  if (how === unreachable)
    console.error("Starting without the database; the site tries again when it needs it.");
  else if (how !== 0) throw new Error("The database could not be prepared.");
}
