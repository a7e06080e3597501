import { takeJobs } from "@/db/queries/jobs";
import { countDays } from "@/desk/overview/count-days";
import { maintainDatabase, query } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { purge } from "@/server/payments/purge";
import { sweep } from "@/server/payments/sweep";
import { queueResumeMails } from "@/server/resume-mails/queue";

type Job = { everySeconds: number; run: () => Promise<number | null> };

/** Scheduled jobs, each run by one instance at a time; `run` returns how many items it handled. */
const jobs = {
  reconcile_unfinished: { everySeconds: 60, run: sweep },
  queue_resume_mails: { everySeconds: 60, run: queueResumeMails },
  count_days: { everySeconds: 60, run: countDays },
  catch_up_on_events: { everySeconds: 300, run: catchUpOnEvents },
  purge_records: { everySeconds: 3_600, run: purge },
  maintain_embedded: { everySeconds: 3_600, run: maintainDatabase },
} satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
export const jobNames = Object.keys(jobs) as JobName[];

export function secondsBetween(name: JobName): number {
  return jobs[name].everySeconds;
}

/** Runs the jobs that are due and that no other instance has claimed; returns those that succeeded. */
export async function runDueJobs(): Promise<JobName[]> {
  const all = jobNames.map((name) => ({ name, everySeconds: jobs[name].everySeconds }));
  const due = await query((db) => takeJobs(db, all), "maintenance");
  const done = await Promise.all(due.map(runOrLog));
  return done.flatMap((name) => name ?? []);
}

async function runOrLog(name: JobName): Promise<JobName | null> {
  try {
    await runJob(name);
    return name;
  } catch (error) {
    log("error", "background work failed", { work: name, ...factsOf(error) });
    return null;
  }
}

/** Runs a job, whether due or not. */
export function runJob(name: JobName): Promise<number | null> {
  return jobs[name].run();
}
