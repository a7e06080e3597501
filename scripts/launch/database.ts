import { startScript } from "./children";
import type { LaunchSettings } from "./environment";

/** Exit code of `scripts/migrate.ts` for a database that may come back (sysexits: a temporary failure). */
export const unreachable = 75;

/**
 * Brings the tables up to date in a process of its own. An embedded database in use, or a migration that fails, ends
 * the command; a server that cannot be reached does not: the pages need no database, and the site tries again. Answers
 * whether it was reached.
 */
export async function migrate(settings: LaunchSettings): Promise<boolean> {
  const child = startScript("migration", ["scripts/migrate.ts"], { env: { DATA_DIR: settings.dataDir } });
  const how = await child.ended;
  if (how === 0) return true;
  if (how !== unreachable) throw new Error("The database could not be prepared.");
  startsWithoutDatabase();
  return false;
}

export function startsWithoutDatabase(): void {
  console.error("Starting without the database; the site tries again when it needs it.");
}
