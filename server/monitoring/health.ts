import "server-only";
import { sql } from "drizzle-orm";
import { query } from "../database";
import { timeoutMs } from "../deadlines";
import { factsOf, log } from "../logging/log";
import { isShuttingDown, msSinceLastWork } from "../shutdown/background-work";
import { refusesWrites } from "./write-check";

type Readiness = "ready" | "leaving" | "database away" | "database refuses writes" | "worker stalled";

export async function readiness(): Promise<Readiness> {
  if (isShuttingDown()) return "leaving";
  try {
    await query((db) => db.execute(sql`select 1`));
  } catch (error) {
    log("warn", "readiness check failed", factsOf(error));
    return "database away";
  }
  if (refusesWrites()) return "database refuses writes";
  return msSinceLastWork() < timeoutMs.workerStalled ? "ready" : "worker stalled";
}
