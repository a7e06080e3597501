import { and, eq, gte, lt, not, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { limitCounts } from "../schema/limits";
import { isTooFarAhead } from "./clock";

const now = sql`now()`;

export type Counted = { ok: true } | { ok: false; secondsLeft: number };

/** Counts one use of `key` in a window that starts with the first use. A refusal writes nothing. */
export async function countOne(
  db: Database,
  key: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<Counted> {
  const fresh = sql`now() + make_interval(secs => ${seconds})`;
  const over = sql`(${lt(limitCounts.resetsAt, now)} or ${isTooFarAhead(limitCounts.resetsAt, fresh)})`;
  const full = and(eq(limitCounts.key, key), gte(limitCounts.used, max), not(over));
  const [refused] = await db
    .select({
      secondsLeft: sql<number>`least(${seconds}, ceil(extract(epoch from ${limitCounts.resetsAt} - now())))::int`,
    })
    .from(limitCounts)
    .where(full);
  if (refused) return { ok: false, ...refused };
  const [counted] = await db
    .insert(limitCounts)
    .values({ key, used: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        used: sql`case when ${over} then 1 else ${limitCounts.used} + 1 end`,
        resetsAt: sql`case when ${over} then ${fresh} else ${limitCounts.resetsAt} end`,
      },
      setWhere: sql`${over} or ${limitCounts.used} < ${max}`,
    })
    .returning({ key: limitCounts.key });
  // Nothing was counted if another request has taken the last use since the first query.
  return counted ? { ok: true } : { ok: false, secondsLeft: seconds };
}
