import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";

/** Rows that one statement deletes at most: a table that has grown is emptied within the deadline of a statement. */
const batch = 1_000;

/** Deletes some of the rows that a condition means, and leaves those that somebody else is at; answers how many. */
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
