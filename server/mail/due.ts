import { addToOutbox } from "@/db/queries/outbox";
import { query } from "@/server/database";
import { inBatches } from "@/server/jobs/batches";
import { wakeWorker } from "@/server/jobs/wake";
import { factsOf, log } from "@/server/logging/log";
import type { Mail } from "./mail";
import { mails } from "./mails";

/**
 * Queues the mails that a moment in time has made due, each once; returns how many. A kind that fails holds up no other: its error
 * is logged, and this throws at the end.
 */
export async function queueDueMails(): Promise<number> {
  const queued = await Promise.all(mails.map(queueDue));
  const counts = queued.filter((count) => count !== null);
  const sum = counts.reduce((sum, count) => sum + count, 0);
  if (sum > 0) wakeWorker();
  if (counts.length < queued.length) throw new Error("due mails of some kinds were not queued");
  return sum;
}

/** Returns how many were queued; null after a failure, which is logged. */
async function queueDue({ kind, dueEntries }: Mail): Promise<number | null> {
  if (!dueEntries) return 0;
  try {
    return await inBatches(async () => {
      const due = await dueEntries();
      return (await query((db) => addToOutbox(db, due))) || null;
    });
  } catch (error) {
    log("error", "due mails not queued", { kind, ...factsOf(error) });
    return null;
  }
}
