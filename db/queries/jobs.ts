import { eq, lte, or, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { jobs } from "../schema/jobs";
import { isTooFarAhead } from "./clock";

/** Claims a job if it is due and schedules its next run; true for one instance only. */
export async function takeJob(db: Database, name: string, everySeconds: number): Promise<boolean> {
  const nextAt = sql`now() + make_interval(secs => ${everySeconds})`;
  const taken = await db
    .insert(jobs)
    .values({ name, nextAt })
    .onConflictDoUpdate({
      target: jobs.name,
      set: { nextAt },
      setWhere: or(lte(jobs.nextAt, sql`now()`), isTooFarAhead(jobs.nextAt, nextAt)),
    })
    .returning();
  return taken.length > 0;
}

export async function writeSomething(db: Database): Promise<void> {
  const nextAt = sql`now()`;
  await db
    .insert(jobs)
    .values({ name: "try_to_write", nextAt })
    .onConflictDoUpdate({ target: jobs.name, set: { nextAt } });
}

export type Progress = {
  doneUntil: Date | null;
  resume: { after: string; until: Date } | null; // Set if the last run stopped before the end of the list
};

export async function progressOf(db: Database, name: string): Promise<Progress> {
  const row = await db.query.jobs.findFirst({ where: eq(jobs.name, name) });
  const { doneUntil = null, resumeAfter = null, resumeUntil = null } = row ?? {};
  return {
    doneUntil,
    resume: resumeAfter !== null && resumeUntil ? { after: resumeAfter, until: resumeUntil } : null,
  };
}

export async function saveProgress(
  db: Database,
  name: string,
  { doneUntil, resume }: Progress,
): Promise<void> {
  const progress = { doneUntil, resumeAfter: resume?.after ?? null, resumeUntil: resume?.until ?? null };
  await db
    .insert(jobs)
    .values({ name, nextAt: sql`now()`, ...progress })
    .onConflictDoUpdate({ target: jobs.name, set: progress });
}
