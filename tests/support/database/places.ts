import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";

/** The columns of all tables that contain a text, in upper or lower case. */
export async function placesOf(db: Database, text: string): Promise<string[]> {
  const has = async (table: string, what: SQL) => {
    const found = await db.execute(sql`select 1 from ${sql.identifier(table)} as held
      where strpos(lower(${what}::text), ${text.toLowerCase()}) > 0 limit 1`);
    return rowsOf(found).length > 0;
  };
  const tables = rowsOf(
    await db.execute(sql`select table_name as name, array_agg(column_name::text) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`),
  );
  const places: string[] = [];
  for (const { name, columns } of tables) {
    // The whole row first: few tables have the text, and all have many columns.
    if (!(await has(name, sql`held`))) continue;
    for (const column of columns)
      if (await has(name, sql`${sql.identifier(column)}`)) places.push(`${name}.${column}`);
  }
  return places;
}

function rowsOf(result: unknown) {
  return (result as { rows: { name: string; columns: string[] }[] }).rows;
}
