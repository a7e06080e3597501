import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Seconds that work took, less the time for which this process, or the other one named, was ready to run and a busy
 * machine ran something else: a deadline of the product is held to its value, not to the load (docs/decisions/0099).
 */
export async function secondsOf(work: () => Promise<unknown>, other?: number): Promise<number> {
  const processes = ["thread-self", ...(other === undefined ? [] : [String(other)])];
  const onClock = () => performance.now() - processes.reduce((sum, one) => sum + millisecondsQueued(one), 0);
  const began = onClock();
  await work();
  return (onClock() - began) / 1000;
}

/** Asks until it holds; how long that may take is the test's own timeout. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}

/** Linux says how long a thread has waited for a processor; elsewhere nothing is taken off. */
function millisecondsQueued(one: string): number {
  if (process.platform !== "linux") return 0;
  const [, queued] = readFileSync(`/proc/${one}/schedstat`, "utf8").split(" ");
  return Number(queued) / 1_000_000;
}
