import type { PaymentStatus } from "./states";

/** States of the provider's mandate request and mandate, in our words. */
export type MandateRequestStatus = "pending" | "processing" | "fulfilled" | "cancelled";

/** Mandates on which nothing can be collected, and nothing will. */
const deadMandates: Record<string, PaymentStatus> = {
  cancelled: "cancelled",
  failed: "failed",
  expired: "failed",
  blocked: "failed",
};

/** Whether a mandate can carry a debit, now or once the bank has answered; otherwise what has become of it. */
export function mandateOutcome(status: string): "usable" | PaymentStatus {
  return deadMandates[status] ?? "usable";
}
