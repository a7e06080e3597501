import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Seconds that work took, less the time for which this process, or the other one named, was ready to run and a busy
 * machine ran something else: a deadline of the product is held to its value, not to the load (docs/decisions/0099).
 * The two may wait at the same time, so the longer wait alone is taken off.
 */
export async function secondsOf(work: () => Promise<unknown>, other?: number): Promise<number> {
  const processes = ["thread-self", ...(other === undefined ? [] : [String(other)])];
  const queued = processes.map((one) => millisecondsQueued(one));
  const elapsed = await wallSecondsOf(work);
  const waits = processes.map((one, i) => millisecondsQueued(one) - (queued[i] ?? 0));
  return elapsed - Math.max(...waits) / 1000;
}

/** Seconds that work took on the wall clock: only for printing, since they depend on the load. */
export async function wallSecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Polls until the condition holds; the test's own timeout limits how long. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}

/** Milliseconds that a process has waited for a processor, as Linux counts them; 0 on other systems. */
function millisecondsQueued(one: string): number {
  if (process.platform !== "linux") return 0;
  const [, queued] = readFileSync(`/proc/${one}/schedstat`, "utf8").split(" ");
  return Number(queued) / 1_000_000;
}
