import "server-only";
import { parkedEntries, retryParked } from "@/db/queries/outbox";
import { query } from "@/server/database";
import { type JobName, jobNames, runJob } from "./jobs";
import { drainQueue, type QueueName, queueNames } from "./queues";

export type Round = {
  jobs: Partial<Record<JobName, number | null>>;
  queues: Partial<Record<QueueName, { done: number; later: number }>>;
  parked: { kind: string; error: string | null; count: number }[];
};

/** Runs all jobs and queues once, whether due or not. `retryParked`: parked entries too. */
export async function runAll(how: { retryParked: boolean }): Promise<Round> {
  const round: Round = { jobs: {}, queues: {}, parked: [] };
  if (how.retryParked) await query(retryParked);
  for (const name of jobNames) round.jobs[name] = await runJob(name, { now: true });
  for (const name of queueNames) round.queues[name] = await drainQueue(name);
  round.parked = await query(parkedEntries);
  return round;
}
