import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";

const batch = 1_000; // Few enough to stay within the statement timeout

/** Deletes up to a batch, skipping locked rows; returns how many. */
export async function deleteBatch(
  db: Database,
  table: PgTable,
  key: PgColumn,
  condition: SQL | undefined,
): Promise<number> {
  const some = db
    .select({ key })
    .from(table)
    .where(condition)
    .limit(batch)
    .for("update", { skipLocked: true });
  return (await db.delete(table).where(inArray(key, some)).returning({ key })).length;
}
