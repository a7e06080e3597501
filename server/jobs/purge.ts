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
import { factsOf, log } from "@/server/logging/log";
import { raiseAlarm } from "@/server/payments/alarm";
import { cancelMandateRequest } from "@/server/payments/provider";
import { allRequests } from "@/server/payments/provider-state";
import { reconcile } from "@/server/payments/reconcile";
import { plugIns } from "@/server/plug-ins";
import { inBatches, onEach } from "./batches";

/** Deletes expired and old records, the old ones only if the database's clock can be trusted; returns how many. */
export async function purge(): Promise<number> {
  // First, since each run must check the clock even if a deletion fails.
  const at = await query((db) => timeToDeleteBy(db, "purge_records"), "maintenance");
  const expired = await purgeEach([purgeExpired, ...plugIns.map((plugIn) => plugIn.purgeExpired)]);
  if (at === null) return expired;
  const old = await purgeEach([(db) => purgeRecords(db, at)]);
  const unpaid = await onEach(
    (db, limit) => takeUnpaid(db, at, limit),
    (id) => deleteIfNothingApproved(id, at),
  );
  return expired + old + unpaid;
}

async function purgeEach(batches: readonly ((db: Database) => Promise<number>)[]): Promise<number> {
  let sum = 0;
  for (const batch of batches)
    sum += await inBatches(async () => (await query(batch, "maintenance")) || null);
  return sum;
}

/** Cancels an unpaid submission's requests at the provider, then deletes it (docs/decisions/0110). */
async function deleteIfNothingApproved(id: string, at: Date): Promise<boolean> {
  try {
    const reconciled = await reconcile(id, allRequests);
    const attempts = await query((db) => attemptsOfUnpaid(db, at, id));
    if (reconciled?.refusal !== null || attempts === null) return false;
    if (attempts.some(isUnknownPlanLink)) {
      await raiseAlarm({ reason: "unpaid_plan_link", submissionId: id, about: id });
      return false;
    }
    if (!(await cancelRequests(attempts))) {
      await reconcile(id, allRequests);
      return false;
    }
    return await query((db) => deleteUnpaid(db, at, id));
  } catch (error) {
    log("error", "submission not deleted", { submission: id, ...factsOf(error) });
    return false;
  }
}

/** Whether the provider cannot be asked: a plan link's id is known only when the payer returns. */
function isUnknownPlanLink({ way, requestId }: PaymentAttempt): boolean {
  return way === "plan_link" && requestId === null;
}

async function cancelRequests(attempts: readonly PaymentAttempt[]): Promise<boolean> {
  for (const { status, requestId } of attempts) {
    if (status === "over" || requestId === null) continue;
    if (!(await cancelMandateRequest(requestId)).ok) return false;
  }
  return true;
}
