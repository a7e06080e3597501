import { and, eq, exists, gte, lt, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { signUpTimes } from "@/db/schema/sign-up-times";
import { submissions } from "@/db/schema/submissions";
import type { MarketCode } from "@/lib/markets";
import { recountedDays } from "./counted";
import { countsIn, local, startOf, timesIn } from "./counting";
import type { Counted, Timed } from "./figures";
import { dailyCounts, dailyTimes } from "./tables";

const { startedAt } = signUpTimes;

/** Counts a whole day again. Repeatable; a reader sees the day before or after it, never a part. */
export function recountDay(db: Database, day: string): Promise<void> {
  return db.transaction(async (tx) => {
    // Two recounts of a day wait for each other, so that the second deletes what the first inserted.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('daily_counts'))`);
    await tx.delete(dailyCounts).where(eq(dailyCounts.day, day));
    await tx.delete(dailyTimes).where(eq(dailyTimes.day, day));
    const range = { from: startOf(sql`${day}`), to: startOf(sql`(${day}::date + 1)`) };
    const slot = sql`${day}::date`;
    await tx.insert(dailyCounts).select(countsIn(tx, range, slot));
    await tx.insert(dailyTimes).select(timesIn(tx, range, slot));
  });
}

const overlapMinutes = 10; // For transactions that were open during the last run

/**
 * The days of sign-ups that have changed since, the oldest first, with the database's time; all days that can be
 * counted again if `since` is null.
 */
export async function daysToCount(db: Database, since: Date | null): Promise<{ at: Date; days: string[] }> {
  const now = sql`now()`.mapWith(signUpTimes.changedAt);
  const [clock] = await db.select({ at: now }).from(sql`(select 1) as one`);
  if (!clock) throw new Error("the time was not returned");
  if (since === null) return { at: clock.at, days: await daysWithRows(db) };
  const after = sql`least(${since.toISOString()}::timestamptz, now()) - make_interval(mins => ${overlapMinutes})`;
  const isRecent = gte(startedAt, sql`now() - make_interval(days => ${recountedDays})`);
  const day = { day: sql<string>`${local}::date::text`.as("day") };
  const rows = await db
    .selectDistinct(day)
    .from(signUpTimes)
    .where(and(isRecent, sql`${signUpTimes.changedAt} > ${after}`))
    .union(
      db
        .selectDistinct(day)
        .from(submissions)
        .innerJoin(signUpTimes, eq(signUpTimes.draftId, submissions.draftId))
        .where(and(isRecent, sql`${submissions.updatedAt} > ${after}`)),
    );
  return { at: clock.at, days: rows.map((row) => row.day).sort() };
}

/** By an index: reading all rows of a large table would take longer than a statement may. */
async function daysWithRows(db: Database): Promise<string[]> {
  const rows = await db
    .select({ day: sql<string>`day::date::text` })
    .from(
      sql`generate_series(current_date - ${recountedDays}::int, current_date + 1, interval '1 day') as day`,
    )
    .where(
      exists(
        db
          .select({ id: signUpTimes.draftId })
          .from(signUpTimes)
          .where(
            and(gte(startedAt, startOf(sql`day`)), lt(startedAt, startOf(sql`(day + interval '1 day')`))),
          ),
      ),
    );
  return rows.map(({ day }) => day).sort();
}

type Period = { readonly first: string; readonly last: string; readonly market: MarketCode | null };
type Figures = { counts: Counted[]; times: Timed[] };

const inPeriod = (table: typeof dailyCounts | typeof dailyTimes, { first, last, market: code }: Period) =>
  and(gte(table.day, first), lte(table.day, last), code === null ? undefined : eq(table.market, code));

/** The counts of days, first and last included. */
export async function countsOfDays(db: Database, period: Period): Promise<Figures> {
  const { day: slot, market: code, what, count, sum } = dailyCounts;
  const { step, bucket: of } = dailyTimes;
  return {
    counts: await db
      .select({ slot, market: code, what, count, sum })
      .from(dailyCounts)
      .where(inPeriod(dailyCounts, period)),
    times: await db
      .select({ step, bucket: of, count: total(dailyTimes.count) })
      .from(dailyTimes)
      .where(inPeriod(dailyTimes, period))
      .groupBy(step, of),
  };
}

/** How many sign-ups were started on the days. */
export async function startedOnDays(db: Database, period: Period): Promise<number> {
  const [started] = await db
    .select({ count: total(dailyCounts.count) })
    .from(dailyCounts)
    .where(and(inPeriod(dailyCounts, period), eq(dailyCounts.what, "started")));
  return started?.count ?? 0;
}

type Hours = { readonly from: Date; readonly to: Date; readonly market: MarketCode | null };

/** The counts of hours, from the rows themselves. */
export async function countsOfHours(db: Database, { from, to, market: code }: Hours): Promise<Figures> {
  const range = { from: sql`${from.toISOString()}::timestamptz`, to: sql`${to.toISOString()}::timestamptz` };
  const hour = sql`to_char(${local}, 'YYYY-MM-DD"T"HH24')`;
  const isWanted = (row: { market: MarketCode }) => code === null || row.market === code;
  const counts = await countsIn(db, range, hour);
  const times = await timesIn(db, range, sql`null::text`);
  return {
    counts: counts.filter(isWanted).map(({ day: slot, ...row }) => ({ slot, ...row })),
    times: times.filter(isWanted),
  };
}

function total(column: PgColumn) {
  return sql<number>`coalesce(sum(${column}), 0)::int`;
}

/** How many were started in the hours. */
export function startedInHours(db: Database, { from, to, market: code }: Hours): Promise<number> {
  const ofMarket = code === null ? undefined : eq(signUpTimes.market, code);
  return db.$count(signUpTimes, and(gte(startedAt, from), lt(startedAt, to), ofMarket));
}
