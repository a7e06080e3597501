import { parkedEntries, retryParked } from "@/db/queries/outbox";
import { onDatabaseReturn, query } from "../database";
import { settings } from "../env";
import { factsOf, log } from "../logging/log";
import { reconcileOpen } from "../payments/sweep";
import { isShuttingDown, trackWork } from "../shutdown";
import type { Tally } from "./batches";
import { type QueueName, queueNames } from "./handlers";
import { runDueJobs, scheduledJobs } from "./jobs";
import { drainQueue } from "./queues";
import { onWake } from "./wake";

/** How often a queue is asked for what other processes left behind: a commit of this process wakes it. */
const queueEveryMs = 30_000;
const wakeMs = 1_000; // So that a burst of commits wakes them once
const jobsEveryMs = 20_000;
const maxPauseMs = 60_000;

const working = Symbol.for("jack.worker");

/**
 * Starts the background work, unless WORKER is off. It waits until the database has been opened: opening a new embedded one takes
 * longer than a query may, and a queue whose first round fails pauses. Returns at once, never throws, and does not keep the
 * process alive.
 */
export function startWorker(opening: Promise<void>): void {
  if (!settings().runsWorker || Object.hasOwn(globalThis, working)) return;
  Object.defineProperty(globalThis, working, { value: true });
  opening.finally(() => {
    for (const name of queueNames) onWake(repeat(name, queueEveryMs, () => drainQueue(name)));
    repeat("jobs", jobsEveryMs, runDueJobs);
    onDatabaseReturn(reconcileAllOpen);
    reconcileAllOpen();
  });
}

function reconcileAllOpen(): void {
  void reconcileOpen().catch((error: unknown) =>
    log("error", "background work failed", { work: "reconcile_open", ...factsOf(error) }),
  );
}

/** Repeats the work. The returned function brings the next round forward, unless the last one failed. */
function repeat(name: string, every: number, work: () => Promise<unknown>): () => void {
  let pause = every;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    if (isShuttingDown()) return;
    timer = undefined;
    isWoken = false;
    try {
      await trackWork(work);
      if (pause > every) log("info", "background work recovered", { work: name });
      pause = every;
    } catch (error) {
      if (pause === every) log("error", "background work failed", { work: name, ...factsOf(error) });
      pause = Math.min(pause * 2, maxPauseMs);
    }
    schedule(isWoken && pause === every ? wakeMs : pause);
  };
  const schedule = (milliseconds: number) => {
    timer = setTimeout(round, milliseconds).unref();
  };
  schedule(wakeMs);
  return () => {
    if (isWoken || pause > every) return;
    isWoken = true;
    if (!timer) return; // A round is running; it schedules the next one
    clearTimeout(timer);
    schedule(wakeMs);
  };
}

/** Runs all jobs and queues once, whether due or not. `retryParked`: parked entries too. */
export async function runAll(how: { retryParked: boolean }) {
  const jobs: Record<string, number | null> = {};
  const queues: Partial<Record<QueueName, Tally>> = {};
  if (how.retryParked) await query(retryParked);
  for (const { name, run } of scheduledJobs) jobs[name] = await run();
  for (const name of queueNames) queues[name] = await drainQueue(name);
  return { jobs, queues, parked: await query(parkedEntries) };
}
