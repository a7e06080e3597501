import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";
import { jobs } from "../schema/jobs";

/** Hours for which the clock must have gone steadily, and how far apart two looks at it may be. */
const steadyHours = 24;
const mostHoursApart = 3;

const now = sql`now()`;

/**
 * Whether a time lies further ahead than is ever written: a clock gone ahead wrote it (docs/decisions/0089). A statement
 * that had to wait may read a time that was written after it began, so the last minute does not count.
 */
export function isTooFarAhead(time: AnyPgColumn | SQL, furthest: SQL): SQL {
  return sql`${time} > ${furthest} + interval '1 minute'`;
}

/**
 * The time by which records may be deleted; null while the clock cannot be trusted: at the first look, after a jump in
 * either direction, after a long time without a look (docs/decisions/0089). `job` is whose looks are counted.
 */
export async function timeToDeleteBy(db: Database, job: string): Promise<Date | null> {
  const isSteady = sql`now() between ${jobs.doneUntil} and ${jobs.doneUntil} + make_interval(hours => ${mostHoursApart})`;
  const [looked] = await db
    .insert(jobs)
    .values({ name: job, nextAt: now, doneUntil: now, steadySince: now })
    .onConflictDoUpdate({
      target: jobs.name,
      set: {
        doneUntil: now,
        steadySince: sql`case when ${isSteady} then ${jobs.steadySince} else now() end`,
      },
    })
    .returning({
      at: jobs.doneUntil,
      mayDelete: sql<boolean>`${jobs.steadySince} <= now() - make_interval(hours => ${steadyHours})`,
    });
  return looked?.mayDelete ? looked.at : null;
}
