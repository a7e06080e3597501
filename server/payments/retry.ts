import { z } from "zod";
import { findSubmission } from "@/db/queries/submissions";
import { mandateOutcome } from "@/lib/payments/outcome";
import { query } from "@/server/database";
import type { HandlerResult } from "@/server/jobs/job";
import { recordLastPayment } from "./last-payment";
import { findMandate, findPayment, retryPayment } from "./provider";
import { postponedBy } from "./reply";

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
