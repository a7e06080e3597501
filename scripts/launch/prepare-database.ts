import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseRefusal } from "@/db/client/database";
import { startScript } from "./processes";
import { type LaunchSettings, requirePackages } from "./settings";
import { unloadSite } from "./site";

type DatabaseLocation = Pick<LaunchSettings, "databaseUrl" | "dataDir">;

export type Prepared = "migrated" | "current" | "away" | "refused";

/** Prepares the database before the site starts. The site itself opens an embedded database that exists. */
export async function prepareDatabase(where: DatabaseLocation): Promise<Prepared> {
  const { databaseUrl, dataDir } = where;
  if (databaseUrl) return migrate(where);
  requirePackages("The embedded database", ["@electric-sql/pglite"]);
  // The folder alone proves nothing: an interrupted first start leaves it empty, with a lock.
  if (existsSync(join(dataDir, "database", "PG_VERSION"))) return "current";
  requirePackages("Making the embedded database", ["@electric-sql/pglite-prepopulatedfs"]);
  console.log("Making the embedded database (once) …");
  unloadSite();
  // In a child process, since PGlite never frees its 400 MB of memory.
  const how = await startScript("scripts/migrate.ts", { DATA_DIR: dataDir }).ended;
  return how === 0 ? "migrated" : "refused";
}

/** Opens the database, which applies the migrations, and closes it. `current`: there were none to apply. Prints why it could not. */
export async function migrate(where: DatabaseLocation): Promise<Prepared> {
  // Imported here, since they take 0.4 s, which a start with the embedded database saves.
  const [{ openDatabase }, { isTransient }] = await Promise.all([
    import("@/db/client/open"),
    import("@/server/failures"),
  ]);
  try {
    const { wasMigrated, close } = await openDatabase(where);
    await close();
    return wasMigrated ? "migrated" : "current";
  } catch (problem) {
    const cause = rootCause(problem);
    const isAway = isTransient(cause);
    const isOurs = cause instanceof DatabaseRefusal;
    const reason = `The database ${isAway ? "cannot be reached" : "refused"}: ${cause.code ?? ""} `;
    console.error(`${isOurs ? "" : reason}${cause.message}`);
    return isAway && !isOurs ? "away" : "refused";
  }
}

/** The query, which an outer error contains, may hold personal data. */
function rootCause(problem: unknown): Error & { code?: string } {
  if (!(problem instanceof Error)) return new Error(String(problem));
  return problem.cause && !(problem instanceof DatabaseRefusal) ? rootCause(problem.cause) : problem;
}
