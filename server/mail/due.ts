import { addToOutbox } from "@/db/queries/outbox";
import { query } from "@/server/database";
import { inBatches } from "@/server/jobs/batches";
import { wakeWorker } from "@/server/jobs/wake";
import type { Mail } from "./mail";
import { mails } from "./mails";

/** Queues the mails that a moment in time has made due, each once; returns how many. A query that fails holds up no other mail. */
export async function queueDueMails(): Promise<number> {
  const queued = await Promise.allSettled(mails.map(queueDue));
  const sum = queued.reduce((sum, one) => sum + (one.status === "fulfilled" ? one.value : 0), 0);
  if (sum > 0) wakeWorker();
  for (const one of queued) if (one.status === "rejected") throw one.reason;
  return sum;
}

function queueDue({ dueEntries }: Mail): Promise<number> {
  return inBatches(async () => {
    const due = await dueEntries();
    return (await query((db) => addToOutbox(db, due))) || null;
  });
}
