import { parkedEntries, retryParked } from "@/db/queries/outbox";
import { query } from "../database";
import { factsOf, log } from "../logging/log";
import { checkWrites } from "../monitoring/health";
import { isShuttingDown, trackWork } from "../shutdown";
import { type JobName, jobNames, runJob } from "./jobs";
import { drainQueue, type QueueName, queueNames } from "./queues";

const queueEveryMs = 2_000;
const jobsEveryMs = 15_000;
const writeEveryMs = 5_000;
const maxPauseMs = 60_000;

const working = Symbol.for("jack.worker");

/** Starts the background work. Returns at once, never throws, and does not keep the process alive. */
export function startWorker(): void {
  if (Object.hasOwn(globalThis, working)) return;
  Object.defineProperty(globalThis, working, { value: true });
  for (const name of queueNames) repeat(name, queueEveryMs, () => drainQueue(name));
  repeat("try_to_write", writeEveryMs, checkWrites);
  for (const name of jobNames) repeat(name, jobsEveryMs, () => runJob(name, { now: false }));
}

function repeat(name: string, every: number, work: () => Promise<unknown>): void {
  let pause = every;
  const round = async () => {
    if (isShuttingDown()) return;
    try {
      await trackWork(work);
      if (pause > every) log("info", "background work recovered", { work: name });
      pause = every;
    } catch (error) {
      if (pause === every) log("error", "background work failed", { work: name, ...factsOf(error) });
      pause = Math.min(pause * 2, maxPauseMs);
    }
    setTimeout(round, pause).unref();
  };
  setTimeout(round, every).unref();
}

/** Runs all jobs and queues once, whether due or not. `retryParked`: parked entries too. */
export async function runAll(how: { retryParked: boolean }) {
  const jobs: Partial<Record<JobName, number | null>> = {};
  const queues: Partial<Record<QueueName, { done: number; later: number }>> = {};
  if (how.retryParked) await query(retryParked);
  for (const name of jobNames) jobs[name] = await runJob(name, { now: true });
  for (const name of queueNames) queues[name] = await drainQueue(name);
  return { jobs, queues, parked: await query(parkedEntries) };
}
