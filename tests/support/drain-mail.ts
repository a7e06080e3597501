import { drainQueue } from "@/server/jobs/queues";
import { mailQueues } from "@/server/mail/mail";

/** Handles the due mail of all queues; returns how many were sent and how many postponed. */
export async function drainMail(): Promise<{ done: number; later: number }> {
  const all = { done: 0, later: 0 };
  for (const name of mailQueues) {
    const { done, later } = await drainQueue(name);
    all.done += done;
    all.later += later;
  }
  return all;
}

/** An entry of which a message is built for the first time. */
export const firstAttempt = { id: crypto.randomUUID(), attempts: 1, createdAt: new Date() };
