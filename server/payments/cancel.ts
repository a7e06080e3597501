import { z } from "zod";
import { cancelKey, cancelKind } from "@/db/queries/cancellations";
import type { HandlerResult } from "@/server/jobs/job";
import { cancelMandate, cancelMandateRequest, cancelSubscription, findMandateRequest } from "./provider";
import { reconcile } from "./reconcile";
import { overdue, postponedBy, type Reply } from "./reply";

/** The payload of its outbox entries. */
export const cancelOrder = z.object({
  reason: z.enum(["subscription", "request"]), // What to cancel
  detail: z.string(), // Its id at the provider
  submissionId: z.string().optional(),
});
type CancelOrder = z.infer<typeof cancelOrder>;

/** The outbox entry that ends something at the provider. Without `submissionId`, the sign-up is deleted. */
export function cancelEntry(what: CancelOrder["reason"], id: string, submissionId?: string) {
  return {
    kind: cancelKind,
    key: cancelKey(id),
    payload: { reason: what, detail: id, submissionId },
  } as const;
}

/** Cancels a subscription, or a request that nobody has approved, and brings our record in line. Repeatable. */
export async function cancelAtProvider({
  reason,
  detail,
  submissionId,
}: CancelOrder): Promise<HandlerResult> {
  const cancelled =
    reason === "subscription" ? await cancelSubscription(detail) : await cancelRequest(detail);
  if (!cancelled.ok) return postponedBy(cancelled);
  const reconciled = submissionId ? await reconcile(submissionId) : null;
  return reconciled?.refusal ? postponedBy(reconciled.refusal) : { done: true };
}

/** Cancels a request, and its mandate if the payer has just approved it. */
async function cancelRequest(id: string): Promise<Reply<unknown>> {
  const cancelled = await cancelMandateRequest(id);
  if (cancelled.ok || cancelled.reason !== "refused") return cancelled;
  const found = await findMandateRequest(id);
  if (!found.ok) return found;
  return found.value.mandateId ? cancelMandate(found.value.mandateId) : overdue;
}
