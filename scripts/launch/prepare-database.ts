import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Migrated } from "./migration";
import { outOfMemory, startScript } from "./processes";
import { type LaunchSettings, requirePackages } from "./settings";
import { unloadSite } from "./site";

/** Prepares the database before the site starts. The site itself opens an embedded database that exists. */
export async function prepareDatabase(settings: LaunchSettings): Promise<Migrated> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) {
    const { migrate } = await import("./migration"); // Imported here, since it takes 0.4 s, which a start with the embedded database saves
    return migrate(settings);
  }
  requirePackages("The embedded database", ["@electric-sql/pglite"]);
  // The folder alone proves nothing: an interrupted first start leaves it empty, with a lock.
  if (existsSync(join(dataDir, "database", "PG_VERSION"))) return "migrated";
  requirePackages("Making the embedded database", ["@electric-sql/pglite-prepopulatedfs"]);
  console.log("Making the embedded database (once) …");
  unloadSite();
  // In a child process, since PGlite never frees its 400 MB of memory.
  const how = await startScript("scripts/migrate.ts", [], { env: { DATA_DIR: dataDir } }).ended;
  if (how === 0) return "migrated";
  const hint = outOfMemory(how);
  if (hint) console.error(hint);
  return "refused";
}
