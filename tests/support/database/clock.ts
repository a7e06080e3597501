import { sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";

/**
 * Moves the times in all tables back by `seconds`, as if that time had passed; a negative number moves them forward. Those of the
 * audit stay, since its rows cannot be changed. It takes all tables or none, and so never deadlocks with work that goes on.
 */
export async function letPass(db: Database, seconds: number): Promise<void> {
  await db.execute(sql`do $$ declare place record; begin
    loop begin
      for place in select table_name from information_schema.tables
        where table_schema = 'public' and table_name <> 'audit_entries' loop
        execute format('lock table only %I in exclusive mode nowait', place.table_name);
      end loop;
      exit;
    exception when lock_not_available then perform pg_sleep(0.005);
    end; end loop;
    for place in select table_name,
        string_agg(format('%1$I = %1$I - interval ''${sql.raw(String(seconds))} seconds''', column_name), ', ') as moves
      from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'
        and table_name <> 'audit_entries' group by table_name loop
      execute format('update %I set %s', place.table_name, place.moves);
    end loop;
  end $$`);
}
