/** When a payment enters each status: `docs/payments.md`. */
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

/** `none`: the customer may set up a debit and change the order, which is deleted when unpaid for a year. */
type Debit = "none" | "beingSetUp" | "setUp";

type Sweep = { everyMinutes: number; forDays: number | null }; // `forDays`: days after the last change for which it is swept; null: without end

type PaymentState = {
  debit: Debit;
  sweep: Sweep | null; // Null: it is not swept, since changes arrive as events
};

export const paymentStates: Record<PaymentStatus, PaymentState> = {
  pending: { debit: "none", sweep: { everyMinutes: 10, forDays: null } },
  processing: { debit: "beingSetUp", sweep: { everyMinutes: 1, forDays: null } },
  confirmed: { debit: "setUp", sweep: null },
  cancelled: { debit: "none", sweep: null },
  failed: { debit: "none", sweep: null },
  // The provider's pages expire after a week; a later approval arrives as an event.
  abandoned: { debit: "none", sweep: { everyMinutes: 6 * 60, forDays: 9 } },
};

export const sweptStatuses = paymentStatuses.filter((status) => paymentStates[status].sweep !== null);

/** A debit runs, or is still expected. */
export const openStatuses = ["pending", "processing", "confirmed"] as const satisfies PaymentStatus[];

export function statusesWithDebit(debit: Debit): readonly PaymentStatus[] {
  return paymentStatuses.filter((status) => paymentStates[status].debit === debit);
}

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return moves[from].includes(to);
}
