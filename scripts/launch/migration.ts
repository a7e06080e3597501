import { DatabaseRefusal } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { isTransient } from "@/server/failures";
import type { LaunchSettings } from "./settings";

type DatabaseLocation = Pick<LaunchSettings, "databaseUrl" | "dataDir">;

export type Migrated = "migrated" | "current" | "away" | "refused";

/** Opens the database, which applies the migrations, and closes it. `current`: there were none to apply. Prints why it could not, without its query. */
export async function migrate({ databaseUrl, dataDir }: DatabaseLocation): Promise<Migrated> {
  try {
    const { wasMigrated, close } = await openDatabase({ databaseUrl, dataDir });
    await close();
    return wasMigrated ? "migrated" : "current";
  } catch (problem) {
    return explained(rootCause(problem));
  }
}

function explained(cause: Error & { code?: string }): Migrated {
  if (cause instanceof DatabaseRefusal) {
    console.error(cause.message);
    return "refused";
  }
  const isAway = isTransient(cause);
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
