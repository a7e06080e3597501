import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseRefusal } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { isUnavailable } from "@/server/query-failed";
import { startScript } from "./processes";
import { type LaunchSettings, requirePackages } from "./settings";

type DatabaseLocation = Pick<LaunchSettings, "databaseUrl" | "dataDir">;

export type Migrated = "migrated" | "away" | "refused";

/** Opens the database, which applies the migrations, and closes it. Prints why it could not, without its query. */
export async function migrate({ databaseUrl, dataDir }: DatabaseLocation): Promise<Migrated> {
  try {
    await (await openDatabase({ databaseUrl, dataDir })).close();
    return "migrated";
  } catch (problem) {
    return explained(rootCause(problem));
  }
}

/** Prepares the database before the site starts, which opens an embedded one by itself once it has been made. */
export async function prepareDatabase(settings: LaunchSettings): Promise<Migrated> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return migrate(settings);
  requirePackages("The embedded database", ["@electric-sql/pglite", "@electric-sql/pglite-prepopulatedfs"]);
  if (existsSync(join(dataDir, "database"))) return "migrated";
  console.log("Making the embedded database (once) …");
  // In a child process, since PGlite never frees its 400 MB of memory.
  const code = await startScript("scripts/migrate.ts", [], { env: { DATA_DIR: dataDir } }).ended;
  return code === 0 ? "migrated" : "refused";
}

function explained(cause: Error & { code?: string }): Migrated {
  if (cause instanceof DatabaseRefusal) {
    console.error(cause.message);
    return "refused";
  }
  const isAway = isUnavailable(cause);
  console.error(
    `The database ${isAway ? "cannot be reached" : "refused"}: ${cause.code ?? ""} ${cause.message}`,
  );
  return isAway ? "away" : "refused";
}

/** The query, which an outer error contains, may hold personal data. */
function rootCause(problem: unknown): Error {
  if (!(problem instanceof Error)) return new Error(String(problem));
  const isOurs = problem instanceof DatabaseRefusal;
  return problem.cause && !isOurs ? rootCause(problem.cause) : problem;
}
