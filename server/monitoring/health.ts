import { sql } from "drizzle-orm";
import { writeSomething } from "@/db/queries/jobs";
import { query } from "../database";
import { timeoutMs } from "../deadlines";
import { settings } from "../env";
import { factsOf, log } from "../logging/log";
import { isShuttingDown, msSinceLastWork } from "../shutdown";

type Readiness = "ready" | "leaving" | "database away" | "database refuses writes" | "worker stalled";

const checkEveryMs = 5_000;
let checkedAt = Number.NEGATIVE_INFINITY;
let refusesWrites = false;

export async function readiness(): Promise<Readiness> {
  if (isShuttingDown()) return "leaving";
  try {
    await query((db) => db.execute(sql`select 1`));
  } catch (error) {
    log("warn", "readiness check failed", factsOf(error));
    return "database away";
  }
  if (performance.now() - checkedAt >= checkEveryMs) await checkWrites();
  if (refusesWrites) return "database refuses writes";
  const isStalled = settings().runsWorker && msSinceLastWork() >= timeoutMs.workerStalled;
  return isStalled ? "worker stalled" : "ready";
}

/** Writes to the database, so that `readiness` can report a full disk or a read-only server. */
export async function checkWrites(): Promise<void> {
  checkedAt = performance.now();
  try {
    await query(writeSomething);
    if (refusesWrites) log("info", "database accepts writes again");
    refusesWrites = false;
  } catch (error) {
    if (!refusesWrites) log("error", "database refuses writes", factsOf(error));
    refusesWrites = true;
  }
}
