import type { Purpose } from "@/db/client/database";
import { takeJob } from "@/db/queries/jobs";
import { maintainDatabase, query } from "@/server/database";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { purge } from "@/server/payments/purge";
import { sweep } from "@/server/payments/sweep";

type Job = { everySeconds: number; run: () => Promise<number | null>; purpose?: Purpose };

/** Scheduled jobs, each run by one instance at a time; `run` returns how many items it handled. */
const jobs = {
  reconcile_unfinished: { everySeconds: 60, run: sweep },
  catch_up_on_events: { everySeconds: 300, run: catchUpOnEvents },
  purge_records: { everySeconds: 3_600, run: purge, purpose: "maintenance" },
  maintain_embedded: { everySeconds: 3_600, run: maintainDatabase, purpose: "maintenance" },
} satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
export const jobNames = Object.keys(jobs) as JobName[];

/** Runs a job if it is due, or regardless with `now`; null when it is not due or another instance runs it. */
export async function runJob(name: JobName, { now }: { now: boolean }): Promise<number | null> {
  const { everySeconds, run, purpose }: Job = jobs[name];
  if (!now && !(await query((db) => takeJob(db, name, everySeconds), purpose))) return null;
  return run();
}
