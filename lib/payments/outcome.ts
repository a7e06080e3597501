/** `unreachable`: the outcome is unknown. `conflict`: the idempotency key was used before. `refused`: do not retry. */
export const refusalReasons = [
  "unreachable",
  "busy",
  "unauthorised",
  "not_found",
  "conflict",
  "refused",
] as const;

export type MandateRequestStatus = "pending" | "processing" | "fulfilled" | "cancelled";

/** `usable`: a debit may start on the mandate, even before the bank has accepted it. `waiting`: no debit yet. */
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

/** A status that this release does not know counts as `waiting`, so that the mandate is not charged. */
export function mandateOutcome(status: string): MandateOutcome {
  return mandateOutcomes[status] ?? "waiting";
}

export function isDead(outcome: MandateOutcome): outcome is "cancelled" | "failed" {
  return outcome === "cancelled" || outcome === "failed";
}

const endedSubscriptions: readonly string[] = ["cancelled", "finished", "customer_approval_denied"];

export function hasEnded(subscriptionStatus: string): boolean {
  return endedSubscriptions.includes(subscriptionStatus);
}
