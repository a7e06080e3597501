import { findSubmission, type Submission } from "@/db/queries/submissions";
import { abandonOld, takeToReconcile } from "@/db/queries/to-reconcile";
import { paymentStates } from "@/lib/payments/states";
import { query } from "@/server/database";
import { paymentSeconds } from "@/server/deadlines";
import { onEach } from "@/server/jobs/batches";
import { factsOf, log } from "@/server/logging/log";
import { raiseAlarm } from "./alarm";
import { reconcile } from "./reconcile";

/** Reconciles the submissions that are due, in case a webhook was lost or a tab closed; returns how many. */
export function sweep(): Promise<number> {
  return onEach(takeToReconcile, async (id) => {
    await checkOne(id);
    return true;
  });
}

async function checkOne(id: string): Promise<void> {
  try {
    const reconciled = await reconcile(id, "sweep");
    if (!reconciled || reconciled.refusal) return;
    if (reconciled.status === "pending") await query((db) => abandonOld(db, id, paymentSeconds.abandoned));
    if (paymentStates[reconciled.status].debit === "beingSetUp")
      await tellIfStuck(await query((db) => findSubmission(db, id)));
  } catch (error) {
    log("error", "submission not reconciled", { submission: id, ...factsOf(error) });
  }
}

/** Raises an alarm about a debit whose result is still open. */
async function tellIfStuck(submission: Submission | null): Promise<void> {
  if (submission && Date.now() - submission.updatedAt.getTime() > paymentSeconds.stuck * 1_000)
    await raiseAlarm({ reason: "stuck", submissionId: submission.id, about: submission.id });
}
