import { sql } from "drizzle-orm";
import { writeSomething } from "@/db/queries/jobs";
import { query } from "../database";
import { timeoutMs } from "../deadlines";
import { factsOf, log } from "../logging/log";
import { isShuttingDown, msSinceLastWork } from "../shutdown";

type Readiness = "ready" | "leaving" | "database away" | "database refuses writes" | "worker stalled";

/** On `globalThis`, because Next bundles the worker and the handlers separately. */
const globals = globalThis as typeof globalThis & { jackRefusesWrites?: boolean };

export async function readiness(): Promise<Readiness> {
  if (isShuttingDown()) return "leaving";
  try {
    await query((db) => db.execute(sql`select 1`));
  } catch (error) {
    log("warn", "readiness check failed", factsOf(error));
    return "database away";
  }
  if (globals.jackRefusesWrites) return "database refuses writes";
  return msSinceLastWork() < timeoutMs.workerStalled ? "ready" : "worker stalled";
}

/** Writes to the database, so that `readiness` can report a full disk or a read-only server. */
export async function checkWrites(): Promise<void> {
  try {
    await query(writeSomething);
    if (globals.jackRefusesWrites) log("info", "database accepts writes again");
    globals.jackRefusesWrites = false;
  } catch (error) {
    if (!globals.jackRefusesWrites) log("error", "database refuses writes", factsOf(error));
    globals.jackRefusesWrites = true;
  }
}
