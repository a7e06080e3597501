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

/** The states of a set-up as the desk lists them. Their words are under `setUp` in `messages/en/mail.json`. */
export const setUpStates = ["not_begun", "at_bank", "left", "refused", "confirmed", "ended"] as const;
export type SetUp = (typeof setUpStates)[number];

/**
 * What is stored of a set-up; time does the rest. `sent`: the payer was sent to the bank's page. `approved`: the payer approved, and
 * the bank has not answered. `refused`: by the bank or the payer, without a debit. `ended`: there was one.
 */
export const setUpSteps = ["not_begun", "sent", "approved", "refused", "confirmed", "ended"] as const;

/** Minutes after which somebody who was sent to the bank's page and has not come back has left. */
export const leftAfterMinutes = 60;

type SetUpFacts = { readonly setUp: (typeof setUpSteps)[number]; readonly sentToBankAt: Date | null };

export function setUpOf({ setUp, sentToBankAt }: SetUpFacts, now: Date): SetUp {
  if (setUp === "approved") return "at_bank";
  if (setUp !== "sent") return setUp;
  const sentAt = sentToBankAt?.getTime() ?? 0;
  return now.getTime() - sentAt < leftAfterMinutes * 60_000 ? "at_bank" : "left";
}

/** The state that a move of a payment's status led to. */
export function setUpAfter({
  from,
  to,
}: {
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
}): SetUp {
  if (to === "confirmed") return to;
  if (to === "abandoned") return "left";
  if (paymentStates[to].debit !== "none" || to === "pending") return "at_bank";
  return paymentStates[from].debit === "setUp" ? "ended" : "refused";
}

/**
 * The states of the last payment. Their words are under `lastPayment` in `messages/en/mail.json`. `retried`: it failed, and the
 * provider collects it again by itself.
 */
export const lastPayments = ["none", "due", "taken", "retried", "failed", "charged_back"] as const;
export type LastPayment = (typeof lastPayments)[number];

/** Money that the firm was to get and does not have. */
export const unpaidPayments = ["retried", "failed", "charged_back"] as const satisfies readonly LastPayment[];

export const sweptStatuses = paymentStatuses.filter((status) => paymentStates[status].sweep !== null);

/** A debit runs, or is still expected. */
export const openStatuses = ["pending", "processing", "confirmed"] as const satisfies PaymentStatus[];

export function statusesWithDebit(debit: Debit): readonly PaymentStatus[] {
  return paymentStatuses.filter((status) => paymentStates[status].debit === debit);
}

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return moves[from].includes(to);
}
