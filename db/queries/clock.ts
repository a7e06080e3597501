import { between, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";
import { jobs } from "../schema/jobs";

const steadyHours = 24;
const maxHoursApart = 3;

const now = sql`now()`;

export function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}

/**
 * Whether a time is still to come. One after `latest`, which the product never writes, came from a wrong clock and counts as past
 * (docs/decisions/0089).
 */
export function isToCome(time: PgColumn, latest: SQL): SQL {
  return between(time, now, latest);
}

/** The database's time, or null unless its clock has been steady for a day (docs/decisions/0089). */
export async function timeToDeleteBy(db: Database, job: string): Promise<Date | null> {
  const isSteady = sql`now() between ${jobs.doneUntil} and ${jobs.doneUntil} + make_interval(hours => ${maxHoursApart})`;
  const [checked] = await db
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
  return checked?.mayDelete ? checked.at : null;
}
