import { sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";

/** Whether so many sessions of PostgreSQL wait for a lock of another one. */
export async function areWaiting(db: Database, sessions: number): Promise<boolean> {
  const waiting = sql<number>`(select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock')`;
  const [row] = await db.select({ waiting }).from(sql`(select 1) as one`);
  return (row?.waiting ?? 0) >= sessions;
}
