import type { Database } from "@/db/client/database";
import { query } from "@/server/database";
import { timeoutMs } from "@/server/deadlines";
import { isShuttingDown } from "@/server/shutdown";

export const concurrency = 4;

/** Repeats a batch until nothing is left (null), a round's time is over, or a shutdown begins; returns the sum. */
export async function inBatches(batch: () => Promise<number | null>): Promise<number> {
  const began = performance.now();
  let sum = 0;
  while (performance.now() - began < timeoutMs.jobRound && !isShuttingDown()) {
    const count = await batch();
    if (count === null) break;
    sum += count;
  }
  return sum;
}

export type Tally = { done: number; later: number };

/**
 * Works on what `take` claims until nothing is left; with `stopsAtFailure`, it also stops after a batch of which nothing
 * succeeded. Returns for how many `work` returned true, and for how many false.
 */
export async function drain<Entry>(
  take: () => Promise<readonly Entry[]>,
  work: (entry: Entry) => Promise<boolean>,
  { stopsAtFailure = false } = {},
): Promise<Tally> {
  const tally = { done: 0, later: 0 };
  while (!isShuttingDown()) {
    const taken = await take();
    const done = (await Promise.all(taken.map(work))).filter(Boolean).length;
    tally.done += done;
    tally.later += taken.length - done;
    if (taken.length === 0 || (stopsAtFailure && done === 0)) break;
  }
  return tally;
}

const running = new Set<string>();

/** Undefined if a round of that name is running in this process. */
export async function unlessRunning<T>(name: string, round: () => Promise<T>): Promise<T | undefined> {
  if (running.has(name)) return undefined;
  running.add(name);
  return round().finally(() => running.delete(name));
}

/** Works on the ids that `take` claims, a few at a time; returns for how many `work` returned true. */
export function onEach(
  take: (db: Database, limit: number) => Promise<string[]>,
  work: (id: string) => Promise<boolean>,
): Promise<number> {
  return inBatches(async () => {
    const ids = await query((db) => take(db, concurrency));
    if (ids.length === 0) return null;
    return (await Promise.all(ids.map(work))).filter(Boolean).length;
  });
}
