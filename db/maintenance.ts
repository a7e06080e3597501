import { sql } from "drizzle-orm";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import type { OpenDatabase } from "./open";

/** Autovacuum's own measure of what is due, for our tables and for the catalogue. */
const due = sql`select relid::regclass::text as name from pg_stat_all_tables
  where schemaname in ('public', 'pg_catalog') and n_dead_tup + n_ins_since_vacuum > 50 + 0.2 * n_live_tup`;

/**
 * What a server does by itself and the embedded database never: gives the room of changed and deleted rows back to use,
 * a table in a turn, and ends with a checkpoint, so that its log begins anew and a killed process opens soon. Nothing
 * is sampled for the planner: samples would keep what people typed after its row is gone. Answers how many tables it
 * was; stops where the disk is nearly full.
 */
export async function maintain(
  db: PgliteDatabase,
  { inTurn, hasRoom }: Pick<OpenDatabase, "inTurn" | "hasRoom">,
): Promise<number> {
  // What was changed in the last second is not counted yet.
  await inTurn(() => db.execute(sql`select pg_stat_force_next_flush()`));
  const { rows } = await inTurn(() => db.execute<{ name: string }>(due));
  let done = 0;
  for (const { name } of rows) {
    if (!(await hasRoom())) break;
    await inTurn(() => db.execute(sql`vacuum ${sql.raw(name)}`));
    done++;
  }
  await inTurn(() => db.execute(sql`checkpoint`));
  return done;
}
