import type { Database } from "@/db/client/database";
import { query } from "@/server/database";
import { timeoutMs } from "@/server/deadlines";
import { isShuttingDown } from "@/server/shutdown";

const concurrency = 4;

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
