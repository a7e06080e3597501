import "server-only";
import { factsOf, log } from "@/server/logging/log";
import { tryWriting } from "../monitoring/try-writing";
import { isLeaving, step } from "../shutdown/steps";
import { choreNames, doChore } from "./chores";
import { laneNames, workOn } from "./lanes";

const laneEvery = 2_000;
const choresEvery = 15_000;
const writesEvery = 5_000;
/** A database that is away is asked again after this long at most. */
const longestPause = 60_000;

const working = Symbol.for("jack.worker");

/** Starts the work that goes on beside the requests. Returns at once, never throws, and keeps no process alive. */
export function startWorker(): void {
  if (Object.hasOwn(globalThis, working)) return;
  Object.defineProperty(globalThis, working, { value: true });
  for (const name of laneNames) repeat(name, laneEvery, () => workOn(name));
  repeat("try_to_write", writesEvery, tryWriting);
  for (const name of choreNames) repeat(name, choresEvery, () => doChore(name, { now: false }));
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
      pause = Math.min(pause * 2, longestPause);
    }
    setTimeout(round, pause).unref();
  };
  setTimeout(round, every).unref();
}
