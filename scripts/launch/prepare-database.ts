import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Migrated } from "./migration";
import { startScript } from "./processes";
import { type LaunchSettings, requirePackages } from "./settings";

/** Prepares the database before the site starts, which opens an embedded one by itself once it has been made. */
export async function prepareDatabase(settings: LaunchSettings): Promise<Migrated> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) {
    const { migrate } = await import("./migration"); // 0.4 s, which a start with the embedded database saves
    return migrate(settings);
  }
  requirePackages("The embedded database", ["@electric-sql/pglite", "@electric-sql/pglite-prepopulatedfs"]);
  if (existsSync(join(dataDir, "database"))) return "migrated";
  console.log("Making the embedded database (once) …");
  // In a child process, since PGlite never frees its 400 MB of memory.
  const code = await startScript("scripts/migrate.ts", [], { env: { DATA_DIR: dataDir } }).ended;
  return code === 0 ? "migrated" : "refused";
}
