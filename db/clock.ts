import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { chores } from "./tables/chores";

/** Hours for which the clock must have gone steadily, and how far apart two looks at it may be. */
const steadyHours = 24;
const mostHoursApart = 3;

const now = sql`now()`;

/**
 * The time by which records may be deleted; null while the clock cannot be trusted: at the first look, after a jump in
 * either direction, after a long time without a look (docs/decisions/0089). `job` is whose looks are counted.
 */
export async function timeToDeleteBy(db: Database, job: string): Promise<Date | null> {
  const isSteady = sql`now() between ${chores.doneUntil} and ${chores.doneUntil} + make_interval(hours => ${mostHoursApart})`;
  const [looked] = await db
    .insert(chores)
    .values({ name: job, nextAt: now, doneUntil: now, steadySince: now })
    .onConflictDoUpdate({
      target: chores.name,
      set: {
        doneUntil: now,
        steadySince: sql`case when ${isSteady} then ${chores.steadySince} else now() end`,
      },
    })
    .returning({
      at: chores.doneUntil,
      mayDelete: sql<boolean>`${chores.steadySince} <= now() - make_interval(hours => ${steadyHours})`,
    });
  return looked?.mayDelete ? looked.at : null;
}
