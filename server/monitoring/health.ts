import "server-only";
import { sql } from "drizzle-orm";
import { query } from "../database";
import { timeoutMs } from "../deadlines";
import { factsOf, log } from "../logging/log";
import { isLeaving, sinceLastStep } from "../shutdown/steps";
import { refusesWrites } from "./try-writing";

type Readiness = "ready" | "leaving" | "database away" | "database refuses writes" | "worker stalled";

export async function readiness(): Promise<Readiness> {
  if (isLeaving()) return "leaving";
  try {
    await query((db) => db.execute(sql`select 1`));
  } catch (error) {
    log("warn", "not ready", factsOf(error));
    return "database away";
  }
  if (refusesWrites()) return "database refuses writes";
  return sinceLastStep() < timeoutMs.workerStalled ? "ready" : "worker stalled";
}
