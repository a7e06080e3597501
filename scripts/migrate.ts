import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseRefusal } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { isUnavailable } from "@/server/query-failed";
import { databaseAway, settingsOrExit } from "./launch/settings";

const { databaseUrl, dataDir } = settingsOrExit({ dev: false });

if (!databaseUrl && !existsSync(join(dataDir, "database")))
  console.log("Making the embedded database (once) …");

try {
  await (await openDatabase({ databaseUrl, dataDir })).close();
  process.exit(0);
} catch (problem) {
  process.exit(explain(rootCause(problem)));
}

/** Prints why migrating failed, without the query, which may contain personal data; returns the exit code. */
function explain(cause: Error & { code?: string }): number {
  if (cause instanceof DatabaseRefusal) {
    console.error(cause.message);
    return 1;
  }
  const isAway = isUnavailable(cause);
  console.error(
    `The database ${isAway ? "cannot be reached" : "refused"}: ${cause.code ?? ""} ${cause.message}`,
  );
  return isAway ? databaseAway : 1;
}

function rootCause(problem: unknown): Error {
  if (!(problem instanceof Error)) return new Error(String(problem));
  const isOurs = problem instanceof DatabaseRefusal;
  return problem.cause && !isOurs ? rootCause(problem.cause) : problem;
}
