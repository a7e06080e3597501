/** States of the provider's mandate request and mandate, in our words. */
export type MandateRequestStatus = "pending" | "processing" | "fulfilled" | "cancelled";

/**
 * What a mandate is good for. `usable`: it carries a debit, now or once the bank has answered; `waiting`: somebody
 * must still agree, nothing is charged; `cancelled`, `failed`: nothing can be collected on it.
 */
export type MandateOutcome = "usable" | "waiting" | "cancelled" | "failed";

const mandateOutcomes: Record<string, MandateOutcome> = {
  pending_submission: "usable",
  submitted: "usable",
  active: "usable",
  pending_customer_approval: "waiting",
  suspended_by_payer: "waiting",
  cancelled: "cancelled",
  failed: "failed",
  expired: "failed",
  blocked: "failed",
  consumed: "failed",
};

/** A status that the provider invents later charges nobody: it waits. */
export function mandateOutcome(status: string): MandateOutcome {
  return mandateOutcomes[status] ?? "waiting";
}

/** Whether the mandate can come to nothing else any more. */
export function isDead(outcome: MandateOutcome): outcome is "cancelled" | "failed" {
  return outcome === "cancelled" || outcome === "failed";
}

const endedSubscriptions: readonly string[] = ["cancelled", "finished", "customer_approval_denied"];

/** Whether a subscription of this status collects nothing more. */
export function hasEnded(subscriptionStatus: string): boolean {
  return endedSubscriptions.includes(subscriptionStatus);
}
