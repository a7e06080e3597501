import { and, between, eq, gte, not, or, type Placeholder, sql, type WithSubquery } from "drizzle-orm";
import type { Database } from "../client/database";
import { prepared } from "../client/prepared";
import { limitCounts } from "../schema/limits";

/** At most `max` uses of `key` in a window of `seconds` that starts with the first use. */
export type Limit = { key: string; max: number; seconds: number };

export type LimitResult = { ok: true } | { ok: false; secondsLeft: number };

/** Counts one use against each limit, in this order, up to the first that is reached. */
export async function countUse(db: Database, limits: readonly Limit[]): Promise<LimitResult> {
  if (limits.length === 0) return { ok: true };
  const statement = statements.get(limits.length) ?? counting(limits.length);
  statements.set(limits.length, statement);
  const values = limits.flatMap((limit, at) =>
    Object.entries(limit).map(([name, value]) => [`${name}${at}`, value]),
  );
  const [counted] = await statement(db).execute(Object.fromEntries(values));
  return counted ? { ok: true } : { ok: false, secondsLeft: await secondsLeft(db, limits) };
}

/** By the number of limits. */
const statements = new Map<number, ReturnType<typeof counting>>();

function counting(limits: number) {
  return prepared((db) => {
    const earlier: WithSubquery[] = [];
    while (earlier.length < limits - 1)
      earlier.push(db.$with(`count_${earlier.length}`).as(count(db, earlier.length, earlier.at(-1))));
    return count(db.with(...earlier), earlier.length, earlier.at(-1));
  });
}

/** Writes nothing if the limit is reached or if `after` wrote nothing. */
function count(db: Pick<Database, "insert">, at: number, after?: WithSubquery) {
  const { fresh, over } = windowOf(sql.placeholder(`seconds${at}`));
  const key = sql.placeholder(`key${at}`);
  return db
    .insert(limitCounts)
    .select(sql`select ${key}, 1, ${fresh} ${after ? sql`from ${after}` : sql``}`)
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        used: sql`case when ${over} then 1 else ${limitCounts.used} + 1 end`,
        resetsAt: sql`case when ${over} then ${fresh} else ${limitCounts.resetsAt} end`,
      },
      setWhere: sql`${over} or ${limitCounts.used} < ${sql.placeholder(`max${at}`)}`,
    })
    .returning({ key: limitCounts.key });
}

async function secondsLeft(db: Database, limits: readonly Limit[]): Promise<number> {
  const isReached = ({ key, max, seconds }: Limit) =>
    and(eq(limitCounts.key, key), gte(limitCounts.used, max), not(windowOf(seconds).over));
  const reached = await db
    .select({
      key: limitCounts.key,
      left: sql<number>`ceil(extract(epoch from ${limitCounts.resetsAt} - now()))::int`,
    })
    .from(limitCounts)
    .where(or(...limits.map(isReached)));
  const waits = limits.flatMap(({ key, seconds }) =>
    reached.filter((one) => one.key === key).map(({ left }) => Math.min(left, seconds)),
  );
  // None if the window has ended since.
  return Math.max(1, ...waits);
}

function windowOf(seconds: number | Placeholder) {
  const fresh = sql`now() + make_interval(secs => ${seconds})`;
  // One further ahead was written by a wrong clock. A minute is allowed for a statement that had to wait.
  const over = not(between(limitCounts.resetsAt, sql`now()`, sql`${fresh} + interval '1 minute'`));
  return { fresh, over };
}
