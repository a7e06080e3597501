import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { submissions } from "@/db/schema/submissions";

const maxSources = 50;

/** Sources of sign-ups in alphabetical order, by as many steps in the index. */
export async function knownSources(db: Database): Promise<string[]> {
  const { source } = submissions;
  const next = (after: SQL) =>
    sql`(select ${source} as source from ${submissions} where ${source} ${after} order by ${source} limit 1)`;
  const found = await db.select({ source: sql<string>`source` }).from(
    sql`(with recursive known(source, number) as (
        select first.source, 1 from ${next(sql`is not null`)} as first
        union all
        select (select step.source from ${next(sql`> known.source`)} as step), known.number + 1
          from known where known.source is not null and known.number <= ${maxSources}
      ) select source from known where source is not null limit ${maxSources}) as sources`,
  );
  return found.map((row) => row.source);
}
