import { setTimeout as pause } from "node:timers/promises";
import { scheduleJob } from "@/db/queries/jobs";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { abandonOld, claimOpenSubmissions, takeToReconcile } from "@/db/queries/to-reconcile";
import { paymentStates } from "@/lib/payments/states";
import { query } from "@/server/database";
import { paymentSeconds } from "@/server/deadlines";
import { concurrency, onEach, unlessRunning } from "@/server/jobs/batches";
import { factsOf, log } from "@/server/logging/log";
import { trackWork } from "@/server/shutdown";
import { raiseAlarm } from "./alarm";
import { reconcile } from "./reconcile";

/** Reconciles the submissions that are due, in case a webhook was lost or a tab closed; returns how many. */
export function sweep(): Promise<number> {
  return onEach(takeToReconcile, async (id) => {
    await checkOne(id);
    return true;
  });
}

const openJob = "reconcile_open";
const openBatchSize = 10;
const turnSeconds = 20; // For a turn that a killed process did not end
/** One for each call, so that there are 60 a minute: the request; of an approved debit also mandate, subscription, creditor's name. */
const secondsOf = (isPending: boolean) => (isPending ? 1 : 4);

/**
 * Reconciles the newest submissions with an open or approved request that nobody has checked for so many seconds. Returns the seconds
 * until the next turn of any instance, or null when none is left.
 */
export async function reconcileNextTurn(uncheckedSeconds: number): Promise<number | null> {
  const turn = { uncheckedSeconds, limit: openBatchSize, job: openJob, turnSeconds };
  const ids = await query((db) => claimOpenSubmissions(db, turn));
  if (ids === null) return 1;
  let seconds = 0;
  for (let first = 0; first < ids.length; first += concurrency)
    for (const isPending of await Promise.all(ids.slice(first, first + concurrency).map(checkOne)))
      seconds += secondsOf(isPending);
  await query((db) => scheduleJob(db, openJob, seconds));
  return ids.length === 0 ? null : seconds;
}

/**
 * Reconciles all submissions with an open or approved request, after a time in which their events and the sweep may have failed: a payer
 * who approved meanwhile would wait for minutes. Does nothing while it is running.
 */
export async function reconcileOpen(): Promise<void> {
  const since = performance.now();
  await unlessRunning(openJob, async () => {
    for (;;) {
      const seconds = await trackWork(() => reconcileNextTurn((performance.now() - since) / 1_000));
      if (seconds === null) return;
      await pause(seconds * 1_000, undefined, { ref: false });
    }
  });
}

/** Returns whether the provider answered that the request is still open. */
async function checkOne(id: string): Promise<boolean> {
  try {
    const reconciled = await reconcile(id);
    if (!reconciled || reconciled.refusal) return false;
    if (reconciled.status === "pending") await query((db) => abandonOld(db, id, paymentSeconds.abandoned));
    if (paymentStates[reconciled.status].debit === "beingSetUp")
      await tellIfStuck(await query((db) => findSubmission(db, id)));
    return reconciled.status === "pending";
  } catch (error) {
    log("error", "submission not reconciled", { submission: id, ...factsOf(error) });
    return false;
  }
}

/** Raises an alarm about a debit whose result is still open. */
async function tellIfStuck(submission: Submission | null): Promise<void> {
  if (submission && Date.now() - submission.updatedAt.getTime() > paymentSeconds.stuck * 1_000)
    await raiseAlarm({ reason: "stuck", submissionId: submission.id, about: submission.id });
}
