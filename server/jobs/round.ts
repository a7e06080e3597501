import "server-only";
import { parkedEntries, retryParked } from "@/db/queries/outbox";
import { query } from "@/server/database";
import { type JobName, jobNames, runJob } from "./jobs";
import { drainQueue, type QueueName, queueNames } from "./queues";

export type Round = {
  /** How many items each job handled. */
  jobs: Partial<Record<JobName, number | null>>;
  queues: Partial<Record<QueueName, { done: number; later: number }>>;
  /** What was given up and waits for a person. */
  parked: { kind: string; error: string | null; count: number }[];
};

/** One round of all the work beside the requests, now. With `retryParked`, what was given up gets its tries again. */
export async function roundNow(how: { retryParked: boolean }): Promise<Round> {
  const round: Round = { jobs: {}, queues: {}, parked: [] };
  if (how.retryParked) await query(retryParked);
  for (const name of jobNames) round.jobs[name] = await runJob(name, { now: true });
  for (const name of queueNames) round.queues[name] = await drainQueue(name);
  round.parked = await query(parkedEntries);
  return round;
}
