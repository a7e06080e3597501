import { sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";

/**
 * Everything that the tables know of is so many seconds longer ago, as if the database's clock had gone on; with a
 * negative number it has gone back.
 */
export async function letPass(db: Database, seconds: number): Promise<void> {
  await db.execute(sql`do $$ declare place record; begin
    for place in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone' loop
      execute format('update %I set %2$I = %2$I - interval ''${sql.raw(String(seconds))} seconds''',
        place.table_name, place.column_name);
    end loop;
  end $$`);
}
