import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@/db/client/open";
import { DatabaseRefusal } from "@/db/client/refusal";
import { unreachable } from "./launch/database";
import { settingsOrExit } from "./launch/environment";

/** What a server that is away, starting or full answers; anything else is a mistake that a person must mend. */
const passing = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EAI_AGAIN", "ENOTFOUND", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT"],
  ...["53300", "57P01", "57P03"],
]);
const passingWords = /timeout expired|Connection terminated/;

const { databaseUrl, dataDir } = settingsOrExit({ dev: false });

if (!databaseUrl && !existsSync(join(dataDir, "database")))
  console.log("Making the embedded database (once) …");

try {
  const { close } = await openDatabase({ databaseUrl, dataDir });
  await close();
  process.exit(0);
} catch (problem) {
  process.exit(explain(problem));
}

/** Says what is wrong without the query, whose parameters may be personal; gives the exit code. */
function explain(problem: unknown): number {
  if (problem instanceof DatabaseRefusal) {
    console.error(problem.message);
    return 1;
  }
  const { code, message } = rootCause(problem);
  const away = passing.has(code) || passingWords.test(message);
  console.error(`${away ? "The database cannot be reached" : "The database refused"}: ${code} ${message}`);
  return away ? unreachable : 1;
}

function rootCause(problem: unknown): { code: string; message: string } {
  if (problem instanceof Error && problem.cause) return rootCause(problem.cause);
  const { code = "", message = String(problem) } = problem as { code?: string; message?: string };
  return { code, message };
}
