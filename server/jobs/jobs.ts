import { takeJobs } from "@/db/queries/jobs";
import { maintainDatabase, query } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";
import { queueDueMails } from "@/server/mail/due";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { sweep } from "@/server/payments/sweep";
import type { Job } from "./job";
import { purge } from "./purge";

export const scheduledJobs: readonly Job[] = [
  { name: "reconcile_unfinished", everySeconds: 60, run: sweep },
  { name: "queue_due_mails", everySeconds: 60, run: queueDueMails },
  { name: "catch_up_on_events", everySeconds: 300, run: catchUpOnEvents },
  { name: "purge_records", everySeconds: 3_600, run: purge },
  { name: "maintain_embedded", everySeconds: 3_600, run: maintainDatabase },
];

/** Runs the jobs that are due and that no other instance has claimed; returns those that succeeded. */
export async function runDueJobs(): Promise<string[]> {
  const due = await query((db) => takeJobs(db, scheduledJobs), "maintenance");
  const jobs = scheduledJobs.filter(({ name }) => due.includes(name));
  const done = await Promise.all(jobs.map(runOrLog));
  return done.flatMap((name) => name ?? []);
}

async function runOrLog({ name, run }: Job): Promise<string | null> {
  try {
    await run();
    return name;
  } catch (error) {
    log("error", "background work failed", { work: name, ...factsOf(error) });
    return null;
  }
}
