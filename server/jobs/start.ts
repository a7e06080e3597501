import "server-only";
import { factsOf, log } from "@/server/logging/log";
import { checkWrites } from "../monitoring/write-check";
import { isShuttingDown, trackWork } from "../shutdown/background-work";
import { jobNames, runJob } from "./jobs";
import { drainQueue, queueNames } from "./queues";

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
