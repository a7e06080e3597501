import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import { claimLookup, findLookup, saveLookup } from "@/db/queries/lookups";
import { query } from "@/server/database";

const sharedSeconds = 5;
const leaseSeconds = 20; // The claim ends then, in case the process that asks dies
const firstWaitMs = 200;

/** Stored in place of the answer while a process asks. */
const asking = "asking";

/**
 * The provider's answer to a question. Of all requests on all instances one asks at a time, and they share its answer for some
 * seconds (docs/decisions/0189). Null if another request has no answer by `until`, a time of `performance.now()`, or if `ask`
 * returns null. That null is not shared, since one network's limit does not apply to another.
 */
export async function askOnce<Answer>(
  question: string,
  shape: z.ZodType<Answer>,
  ask: () => Promise<Answer | null>,
  until: number,
): Promise<Answer | null> {
  const key = `provider:${question}`;
  for (let waitMs = firstWaitMs; ; waitMs *= 2) {
    const known = await query((db) => findLookup(db, key));
    const shared = shape.safeParse(known);
    if (shared.success) return shared.data;
    if (known !== asking && (await query((db) => claimLookup(db, key, asking, leaseSeconds))))
      return answered(key, ask);
    if (performance.now() + waitMs > until) return null;
    await pause(waitMs);
  }
}

async function answered<Answer>(key: string, ask: () => Promise<Answer | null>): Promise<Answer | null> {
  try {
    const answer = await ask();
    if (answer === null) await release(key);
    else await query((db) => saveLookup(db, key, answer, sharedSeconds));
    return answer;
  } catch (error) {
    await release(key).catch(() => undefined);
    throw error;
  }
}

function release(key: string): Promise<void> {
  return query((db) => saveLookup(db, key, asking, 0));
}
