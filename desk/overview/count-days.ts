import { progressOf, saveProgress } from "@/db/queries/jobs";
import { query } from "@/server/database";
import { isShuttingDown } from "@/server/shutdown";
import { daysToCount, recountDay } from "./queries";

const job = "count_days";

/**
 * Counts the days again whose sign-ups have changed since the last run that was not cut short, the newest first; returns
 * how many. A run that is cut short goes on where it stopped.
 */
export async function countDays(): Promise<number> {
  const { doneUntil, resume } = await query((db) => progressOf(db, job));
  const { at, days } = await query((db) => daysToCount(db, doneUntil));
  const until = resume?.until ?? at;
  let counted = 0;
  for (const day of days.reverse()) {
    if (resume && day >= resume.after) continue;
    if (isShuttingDown()) return counted;
    await query((db) => recountDay(db, day));
    await query((db) => saveProgress(db, job, { doneUntil, resume: { after: day, until } }));
    counted += 1;
  }
  await query((db) => saveProgress(db, job, { doneUntil: until, resume: null }));
  return counted;
}

/** Counts all days again that the rows still tell. */
export async function recountDays(): Promise<number> {
  await query((db) => saveProgress(db, job, { doneUntil: null, resume: null }));
  return countDays();
}

/** When the days were last counted; null before the first time. */
export async function countedAt(): Promise<Date | null> {
  return (await query((db) => progressOf(db, job))).doneUntil;
}
