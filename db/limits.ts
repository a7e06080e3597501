import { lt, sql } from "drizzle-orm";
import type { Database } from "./database";
import { limitCounts } from "./tables/limits";

export type Counted = { used: number; secondsLeft: number };

/** Counts one more of a key in a window that begins with its first; answers the count and when it begins anew. */
export async function countOne(db: Database, key: string, windowSeconds: number): Promise<Counted> {
  const over = sql`${limitCounts.resetsAt} <= now()`;
  const fresh = sql`now() + make_interval(secs => ${windowSeconds})`;
  const [counted] = await db
    .insert(limitCounts)
    .values({ key, used: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        used: sql`case when ${over} then 1 else ${limitCounts.used} + 1 end`,
        resetsAt: sql`case when ${over} then ${fresh} else ${limitCounts.resetsAt} end`,
      },
    })
    .returning({
      used: limitCounts.used,
      secondsLeft: sql<number>`ceil(extract(epoch from ${limitCounts.resetsAt} - now()))::int`,
    });
  if (!counted) throw new Error("the count was not returned");
  return counted;
}

/** Deletes counts whose window is over; answers how many. */
export async function purgeLimits(db: Database): Promise<number> {
  return (
    await db
      .delete(limitCounts)
      .where(lt(limitCounts.resetsAt, sql`now()`))
      .returning({ key: limitCounts.key })
  ).length;
}
