/** What the firm's record says about the debit. Moves: `docs/payments.md`; anything else is not a move. */
export const paymentStatuses = [
  "pending",
  "processing",
  "confirmed",
  "cancelled",
  "failed",
  "abandoned",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const moves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ["processing", "confirmed", "cancelled", "failed", "abandoned"],
  processing: ["pending", "confirmed", "cancelled", "failed"],
  confirmed: ["cancelled", "failed"],
  cancelled: ["pending", "processing", "confirmed"],
  failed: ["pending", "processing", "confirmed"],
  abandoned: ["pending", "processing", "confirmed", "cancelled", "failed"],
};

/** Whether the table lets a submission move from one status to the other. Staying is not a move. */
export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return moves[from].includes(to);
}
