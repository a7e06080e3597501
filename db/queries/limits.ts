import { and, eq, gt, gte, inArray, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { limitCounts } from "../schema/limits";
import { inSeconds, isToCome } from "./clock";

/** At most `max` uses of `key` in a window of `minutes` that starts with the first use. */
export type Limit = { key: string; max: number; minutes: number };

/** Counts one use against each limit, in this order, up to the first that is reached; returns 0, or the seconds to wait. */
export async function countUse(db: Database, limits: readonly Limit[]): Promise<number> {
  for (const limit of limits) if (!(await count(db, limit))) return remainingSeconds(db, limits);
  return 0;
}

/** Takes back one use of each key. */
export async function returnUse(db: Database, keys: readonly string[]): Promise<void> {
  await db
    .update(limitCounts)
    .set({ used: sql`${limitCounts.used} - 1` })
    .where(and(inArray(limitCounts.key, [...keys]), gt(limitCounts.used, 0)));
}

/** False, and nothing is written, if the limit is reached. */
async function count(db: Database, { key, max, minutes }: Limit): Promise<boolean> {
  const over = isOver(sql`excluded.resets_at`);
  const counted = await db
    .insert(limitCounts)
    .values({ key, used: 1, resetsAt: inSeconds(minutes * 60) })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        used: sql`case when ${over} then 1 else ${limitCounts.used} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${limitCounts.resetsAt} end`,
      },
      setWhere: or(over, lt(limitCounts.used, max)),
    })
    .returning({ key: limitCounts.key });
  return counted.length > 0;
}

async function remainingSeconds(db: Database, limits: readonly Limit[]): Promise<number> {
  const isReached = ({ key, max, minutes }: Limit) =>
    and(eq(limitCounts.key, key), gte(limitCounts.used, max), not(isOver(inSeconds(minutes * 60))));
  const reached = await db
    .select({
      key: limitCounts.key,
      left: sql<number>`ceil(extract(epoch from ${limitCounts.resetsAt} - now()))::int`,
    })
    .from(limitCounts)
    .where(or(...limits.map(isReached)));
  const waits = limits.flatMap(({ key, minutes }) =>
    reached.filter((one) => one.key === key).map(({ left }) => Math.min(left, minutes * 60)),
  );
  // The list is empty if the window has ended since.
  return Math.max(1, ...waits);
}

/** Whether a window has ended. `fresh`: the end of one that begins now. */
function isOver(fresh: SQL): SQL {
  // A minute is allowed for a statement that had to wait.
  return not(isToCome(limitCounts.resetsAt, sql`${fresh} + interval '1 minute'`));
}
