/** See `docs/payments.md`. */
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

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return moves[from].includes(to);
}
