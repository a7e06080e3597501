import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { jobs } from "../schema/jobs";
import { inSeconds } from "./clock";

/** Claims the jobs that are due and schedules their next runs. Each name is returned to one instance only. */
export async function takeJobs<Name extends string>(
  db: Database,
  all: readonly { name: Name; everySeconds: number }[],
): Promise<Name[]> {
  const nextAt = sql`excluded.next_at`;
  const claimed = await db
    .insert(jobs)
    .values(all.map(({ name, everySeconds }) => ({ name, nextAt: inSeconds(everySeconds) })))
    .onConflictDoUpdate({
      target: jobs.name,
      set: { nextAt },
      setWhere: lte(jobs.nextAt, sql`now()`),
    })
    .returning({ name: jobs.name });
  const names = new Set(claimed.map(({ name }) => name));
  return all.flatMap(({ name }) => (names.has(name) ? name : []));
}

/** Schedules a job's next run. */
export async function scheduleJob(db: Database, name: string, seconds: number): Promise<void> {
  await db
    .update(jobs)
    .set({ nextAt: inSeconds(seconds) })
    .where(eq(jobs.name, name));
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
  const [row] = await db.select().from(jobs).where(eq(jobs.name, name));
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
