import "server-only";
import { timeToDeleteBy } from "@/db/clock";
import type { Database } from "@/db/database";
import { deleteUnpaid, purgeExpired, purgeRecords, takeUnpaid } from "@/db/retention";
import { query } from "@/lib/server/database";
import { factsOf, log } from "@/lib/server/log";
import { isLeaving } from "@/lib/server/worker/steps";
import { everyRequest } from "./look";
import { settle } from "./settle";

const atOnce = 4;
/** Milliseconds. One round ends after this long; what is left comes in the next. */
const roundMs = 45_000;

/**
 * Deletes what is no longer needed; answers how many rows. Nothing that a customer could miss goes while the clock
 * cannot be trusted, and no unpaid submission before the provider has said that nothing was approved there.
 */
export async function purge(): Promise<number> {
  // First of all: a round that fails later must not miss its look at the clock.
  const at = await query((db) => timeToDeleteBy(db, "purge_records"), "maintenance");
  const expired = await inBatches(purgeExpired);
  if (at === null) return expired;
  const old = await inBatches((db) => purgeRecords(db, at));
  return expired + old + (await purgeUnpaid(at));
}

async function inBatches(purgeBatch: (db: Database) => Promise<number>): Promise<number> {
  const began = performance.now();
  let gone = 0;
  while (performance.now() - began < roundMs && !isLeaving()) {
    const batch = await query(purgeBatch, "maintenance");
    if (batch === 0) break;
    gone += batch;
  }
  return gone;
}

async function purgeUnpaid(at: Date): Promise<number> {
  const began = performance.now();
  let gone = 0;
  while (performance.now() - began < roundMs && !isLeaving()) {
    const ids = await query((db) => takeUnpaid(db, at, atOnce));
    if (ids.length === 0) break;
    const deleted = await Promise.all(ids.map((id) => deleteIfNothingApproved(id, at)));
    gone += deleted.filter(Boolean).length;
  }
  return gone;
}

/** What the provider does not answer for, or does not know, stays. */
async function deleteIfNothingApproved(id: string, at: Date): Promise<boolean> {
  try {
    const settled = await settle(id, "before deletion", everyRequest);
    return settled?.refusal === null && (await query((db) => deleteUnpaid(db, at, id)));
  } catch (error) {
    log("error", "submission not deleted", { submission: id, ...factsOf(error) });
    return false;
  }
}
