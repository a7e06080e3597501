import "server-only";
import type { Database } from "@/db/client/database";
import type { PaymentAttempt } from "@/db/queries/attempts";
import { timeToDeleteBy } from "@/db/queries/clock";
import {
  attemptsOfUnpaid,
  deleteUnpaid,
  purgeExpired,
  purgeRecords,
  takeUnpaid,
} from "@/db/queries/retention";
import { query } from "@/server/database";
import { timeoutMs } from "@/server/deadlines";
import { cancelMandateRequest } from "@/server/gocardless/billing-requests";
import { factsOf, log } from "@/server/logging/log";
import { isShuttingDown } from "@/server/shutdown";
import { raiseAlarm } from "./alarm";
import { allRequests } from "./provider-state";
import { reconcile } from "./reconcile";

const concurrency = 4;

/** Deletes expired and old records, the old ones only if the database's clock can be trusted; returns how many. */
export async function purge(): Promise<number> {
  // First, since each run must check the clock even if a deletion fails.
  const at = await query((db) => timeToDeleteBy(db, "purge_records"), "maintenance");
  const expired = await inBatches(purgeExpired);
  if (at === null) return expired;
  const old = await inBatches((db) => purgeRecords(db, at));
  return expired + old + (await purgeUnpaid(at));
}

async function inBatches(purgeBatch: (db: Database) => Promise<number>): Promise<number> {
  const began = performance.now();
  let gone = 0;
  while (performance.now() - began < timeoutMs.jobRound && !isShuttingDown()) {
    const batch = await query(purgeBatch, "maintenance");
    if (batch === 0) break;
    gone += batch;
  }
  return gone;
}

async function purgeUnpaid(at: Date): Promise<number> {
  const began = performance.now();
  let gone = 0;
  while (performance.now() - began < timeoutMs.jobRound && !isShuttingDown()) {
    const ids = await query((db) => takeUnpaid(db, at, concurrency));
    if (ids.length === 0) break;
    const deleted = await Promise.all(ids.map((id) => deleteIfNothingApproved(id, at)));
    gone += deleted.filter(Boolean).length;
  }
  return gone;
}

/** Cancels an unpaid submission's requests at the provider, then deletes it (docs/decisions/0110). */
async function deleteIfNothingApproved(id: string, at: Date): Promise<boolean> {
  try {
    const reconciled = await reconcile(id, "before deletion", allRequests);
    const attempts = await query((db) => attemptsOfUnpaid(db, at, id));
    if (reconciled?.refusal !== null || attempts === null) return false;
    if (attempts.some(isUnknownPlanLink)) {
      await raiseAlarm({ reason: "unpaid_plan_link", submissionId: id, about: id });
      return false;
    }
    if (!(await cancelRequests(attempts))) {
      await reconcile(id, "before deletion", allRequests);
      return false;
    }
    return await query((db) => deleteUnpaid(db, at, id));
  } catch (error) {
    log("error", "submission not deleted", { submission: id, ...factsOf(error) });
    return false;
  }
}

/** Whether the provider cannot be asked: a plan link's id is known only when the payer returns. */
function isUnknownPlanLink({ way, billingRequestId }: PaymentAttempt): boolean {
  return way === "plan_link" && billingRequestId === null;
}

async function cancelRequests(attempts: readonly PaymentAttempt[]): Promise<boolean> {
  for (const { status, billingRequestId } of attempts) {
    if (status === "over" || billingRequestId === null) continue;
    if (!(await cancelMandateRequest(billingRequestId)).ok) return false;
  }
  return true;
}
