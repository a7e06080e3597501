import "server-only";
import { factsOf, log } from "@/server/logging/log";
import { tryWriting } from "../monitoring/try-writing";
import { isLeaving, step } from "../shutdown/steps";
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
  repeat("try_to_write", writeEveryMs, tryWriting);
  for (const name of jobNames) repeat(name, jobsEveryMs, () => runJob(name, { now: false }));
}

function repeat(name: string, every: number, work: () => Promise<unknown>): void {
  let pause = every;
  const round = async () => {
    if (isLeaving()) return;
    try {
      await step(work);
      if (pause > every) log("info", "worker goes on", { work: name });
      pause = every;
    } catch (error) {
      if (pause === every) log("error", "worker stopped short", { work: name, ...factsOf(error) });
      pause = Math.min(pause * 2, maxPauseMs);
    }
    setTimeout(round, pause).unref();
  };
  setTimeout(round, every).unref();
}
