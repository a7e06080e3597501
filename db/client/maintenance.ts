import { sql } from "drizzle-orm";
import type { OpenDatabase } from "./database";

/** Autovacuum's own measure of what is due, for our tables and for the catalogue. */
const due = sql<{ name: string }>`(select relid::regclass::text as name from pg_stat_all_tables
  where schemaname in ('public', 'pg_catalog') and n_dead_tup + n_ins_since_vacuum > 50 + 0.2 * n_live_tup) as due`;

/**
 * What a server does by itself and the embedded database never: gives the room of changed and deleted rows back to use,
 * a table in a turn, and ends with a checkpoint, so that its log begins again and a killed process opens soon. Nothing
 * is sampled for the planner: samples would keep what people typed after its row is gone. Answers how many tables it
 * was; stops where the disk is full.
 */
export async function maintain(inTurn: OpenDatabase["inTurn"], hasRoom: () => boolean): Promise<number> {
  // What was changed in the last second is not counted yet.
  await inTurn((db) => db.execute(sql`select pg_stat_force_next_flush()`), "maintenance");
  const tables = await inTurn((db) => db.select({ name: sql<string>`name` }).from(due), "maintenance");
  let done = 0;
  for (const { name } of tables) {
    if (!hasRoom()) break;
    await inTurn((db) => db.execute(sql`vacuum ${sql.raw(name)}`), "maintenance");
    done++;
  }
  await inTurn((db) => db.execute(sql`checkpoint`), "maintenance");
  return done;
}
