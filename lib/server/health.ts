import "server-only";
import { sql } from "drizzle-orm";
import { query } from "./database";
import { factsOf, log } from "./log";

/** Whether the database answers within a request's patience. */
export async function isReady(): Promise<boolean> {
  try {
    await query((db) => db.execute(sql`select 1`));
    return true;
  } catch (error) {
    log("warn", "not ready", factsOf(error));
    return false;
  }
}
