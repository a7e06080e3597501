import { queueResumeMails as queueDue } from "@/db/queries/resume-mails";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { inBatches } from "@/server/jobs/batches";
import { wakeWorker } from "@/server/jobs/wake";

const batchSize = 200;

/** Queues the mails about sign-ups that were left unpaid an hour or a day ago; returns how many. */
export async function queueResumeMails(): Promise<number> {
  if (!settings().sendsResumeMails) return 0;
  const queued = await inBatches(async () => (await query((db) => queueDue(db, batchSize))) || null);
  if (queued > 0) wakeWorker();
  return queued;
}
