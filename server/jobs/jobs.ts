import { takeJobs } from "@/db/queries/jobs";
import { maintainDatabase, query } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";
import { queueDueMails } from "@/server/mail/due";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { sweep } from "@/server/payments/sweep";
import type { Job } from "./job";
import { purge } from "./purge";

const jobs = new Map<string, Job>([
  ["reconcile_unfinished", { everySeconds: 60, run: sweep }],
  ["queue_due_mails", { everySeconds: 60, run: queueDueMails }],
  ["catch_up_on_events", { everySeconds: 300, run: catchUpOnEvents }],
  ["purge_records", { everySeconds: 3_600, run: purge }],
  ["maintain_embedded", { everySeconds: 3_600, run: maintainDatabase }],
]);

export const scheduledJobs = [...jobs].map(([name, { everySeconds }]) => ({ name, everySeconds }));

/** Runs the jobs that are due and that no other instance has claimed; returns those that succeeded. */
export async function runDueJobs(): Promise<string[]> {
  const due = await query((db) => takeJobs(db, scheduledJobs), "maintenance");
  const done = await Promise.all(due.map(runOrLog));
  return done.flatMap((name) => name ?? []);
}

async function runOrLog(name: string): Promise<string | null> {
  try {
    await runJob(name);
    return name;
  } catch (error) {
    log("error", "background work failed", { work: name, ...factsOf(error) });
    return null;
  }
}

/** Runs a job, whether due or not. */
export async function runJob(name: string): Promise<number | null> {
  const job = jobs.get(name);
  if (!job) throw new Error(`there is no job ${name}`);
  return job.run();
}
