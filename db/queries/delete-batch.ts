import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";

const batchSize = 1_000; // So few rows that a batch stays within the statement timeout

/** Deletes at most 1,000 rows for which the condition holds; returns how many. `key`: the table's primary key. */
export async function deleteBatch(
  db: Database,
  table: PgTable,
  key: PgColumn,
  condition: SQL | undefined,
): Promise<number> {
  const batch = db
    .select({ key })
    .from(table)
    .where(condition)
    .limit(batchSize)
    .for("update", { skipLocked: true });
  return (await db.delete(table).where(inArray(key, batch)).returning({ key })).length;
}

export function monthsBefore(at: Date, count: number): SQL {
  return sql`${at.toISOString()}::timestamptz - make_interval(months => ${count})`;
}

export function daysBefore(at: Date, count: number): SQL {
  return sql`${at.toISOString()}::timestamptz - make_interval(days => ${count})`;
}
