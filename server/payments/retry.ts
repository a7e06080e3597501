import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "@/db/client/database";
import { failureOf } from "@/db/queries/events";
import type { NewEntry } from "@/db/queries/outbox";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { outbox } from "@/db/schema/outbox";
import { outboxKey } from "@/lib/outbox";
import { mandateOutcome } from "@/lib/payments/outcome";
import { query } from "@/server/database";
import type { HandlerResult } from "@/server/jobs/job";
import { recordLastPayment } from "./last-payment";
import { findMandate, findPayment, retryPayment } from "./provider";
import { postponedBy } from "./reply";

const kind = "provider_retry";
const maxRetries = 3; // By the provider's rule
const usedUpCode = "retry_failed"; // The provider's; it also counts retries that were ordered elsewhere

/**
 * What can be done about the last payment of a sign-up. `byProvider`: the provider collects it again by itself. `ordered`: somebody
 * has had it collected again since it failed. `usedUp`: the provider refuses a fourth time; ask the customer. `none`: nothing is owed,
 * or no debit runs on which it could be collected.
 * @public The desk uses it.
 */
export type Retry =
  | { state: "none" | "byProvider" | "ordered" | "usedUp" }
  | { state: "allowed"; entry: NewEntry };

type Owing = Pick<
  Submission,
  "id" | "setUp" | "lastPayment" | "lastPaymentId" | "lastPaymentOn" | "lastPaymentFailure"
>;

/** @public The desk uses it. */
export async function retryOf(db: Database, signUp: Owing): Promise<Retry> {
  const { id: submissionId, setUp, lastPayment, lastPaymentId: paymentId } = signUp;
  const { lastPaymentFailure: failureId, lastPaymentOn: chargeOn } = signUp;
  if (lastPayment === "retried") return { state: "byProvider" };
  if (lastPayment !== "failed" || setUp !== "confirmed" || !paymentId || !failureId || !chargeOn)
    return { state: "none" };
  // One order for each failure, whoever presses and however often.
  const key = outboxKey(kind, `${paymentId}:${failureId}`);
  const [order] = await db.select({ answer: outbox.lastError }).from(outbox).where(eq(outbox.key, key));
  if (order) return { state: order.answer === usedUpCode ? "usedUp" : "ordered" };
  const { retries } = await failureOf(db, submissionId, paymentId);
  if (retries >= maxRetries) return { state: "usedUp" };
  return { state: "allowed", entry: { kind, key, payload: { submissionId, paymentId, chargeOn } } };
}

/** The payload of its outbox entries. `chargeOn`: the date on which the bank was asked for the payment that failed. */
export const retryOrder = z.object({ submissionId: z.string(), paymentId: z.string(), chargeOn: z.string() });

/**
 * Has a failed payment collected again, if it still is the one that failed then: after a retry it has another charge date. The
 * provider refuses a second one while it is collected. Repeatable.
 */
export async function retryAtProvider({
  submissionId,
  paymentId,
  chargeOn,
}: z.infer<typeof retryOrder>): Promise<HandlerResult> {
  const submission = await query((db) => findSubmission(db, submissionId));
  if (submission?.setUp !== "confirmed") return { done: true, note: "plan_ended" };
  const payment = await findPayment(paymentId);
  if (!payment.ok) return postponedBy(payment);
  if (payment.value.status !== "failed" || payment.value.chargeOn !== chargeOn)
    return recorded(submissionId, paymentId, payment.value.status);
  if (submission.lastPayment === "retried") return { done: true, note: "by_provider" };
  const mandate = payment.value.mandateId === null ? null : await findMandate(payment.value.mandateId);
  if (mandate && !mandate.ok) return postponedBy(mandate);
  if (!mandate || mandateOutcome(mandate.value.status) !== "usable")
    return { done: true, note: "mandate_ended" };
  const retried = await retryPayment(paymentId);
  if (!retried.ok && retried.reason !== "refused") return postponedBy(retried);
  return recorded(submissionId, paymentId, retried.ok ? undefined : retried.code);
}

/** Stores what the provider has now, with the new date. */
async function recorded(submissionId: string, paymentId: string, note?: string): Promise<HandlerResult> {
  const refusal = await recordLastPayment(submissionId, paymentId);
  return refusal ? postponedBy(refusal) : { done: true, ...(note && { note }) };
}
