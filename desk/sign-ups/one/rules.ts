import type { PaymentStatus } from "@/lib/payments/states";

/** The debit was refused, failed or cancelled, and may be set up again. */
export function hasDebitEnded(status: PaymentStatus): boolean {
  return status === "failed" || status === "cancelled";
}
