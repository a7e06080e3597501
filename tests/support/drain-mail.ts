import { drainQueue } from "@/server/jobs/queues";

/** Handles the due mail of all queues; returns how many were sent and how many postponed. */
export async function drainMail(): Promise<{ done: number; later: number }> {
  const all = { done: 0, later: 0 };
  for (const name of ["links", "notices", "reminders"] as const) {
    const { done, later } = await drainQueue(name);
    all.done += done;
    all.later += later;
  }
  return all;
}
