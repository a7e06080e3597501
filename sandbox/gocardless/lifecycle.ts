import { fulfilDue } from "./approval";
import { foundMandate, moveMandate } from "./resources/mandates";
import { duePayments, movePayment } from "./resources/payments";
import type { Row } from "./rows";
import { schemes } from "./schemes";
import type { Twin } from "./twin";
import { isoDate } from "./working-days";

/**
 * Lets happen what the time brings by itself: held-back fulfilments, mandates submitted and active, payments made,
 * submitted, confirmed and paid out. Only inside a change.
 */
export function advance(twin: Twin) {
  fulfilDue(twin);
  const today = isoDate(twin.now());
  for (const mandate of twin.store.live("mandates")) advanceMandate(twin, mandate, today);
  duePayments(twin);
  for (const payment of twin.store.live("payments")) advancePayment(twin, payment, today);
}

type Moves = Readonly<Record<string, Row<"payments">["status"]>>;

const usualMoves: Moves = { pending_submission: "submitted", submitted: "confirmed", confirmed: "paid_out" };

/** Given names that the provider's sandbox gives a fate of their own. */
const fates: Record<string, { readonly mandate?: "failed" | "expired"; readonly payment?: Moves }> = {
  invalid: { mandate: "failed" },
  expired: { mandate: "expired" },
  penniless: { payment: { submitted: "failed" } },
  fickle: { payment: { confirmed: "charged_back" } },
  late: { payment: { confirmed: "failed" } },
};

function advanceMandate(twin: Twin, mandate: Row<"mandates">, today: string) {
  let current = mandate;
  if (current.status === "pending_submission" && isDue(current.submit_on, today))
    current = moveMandate(twin, current, "submitted", "submitted");
  if (current.status !== "submitted" || !isDue(current.activate_on, today)) return;
  const fate = fateOf(twin, current)?.mandate;
  if (fate) moveMandate(twin, current, fate, fate);
  else moveMandate(twin, current, "active", "active");
}

function advancePayment(twin: Twin, payment: Row<"payments">, today: string) {
  let current = payment;
  while (isDue(current.moves_on, today)) current = movedOn(twin, current);
}

function movedOn(twin: Twin, payment: Row<"payments">): Row<"payments"> {
  const mandate = foundMandate(twin, payment.links.mandate);
  if (schemes[payment.scheme].submittedWithFirstPayment && mandate.status === "pending_submission")
    activateAtOnce(twin, mandate);
  const moves = { ...usualMoves, ...fateOf(twin, mandate)?.payment };
  const status = moves[payment.status] ?? payment.status;
  return movePayment(twin, payment, status, status);
}

function activateAtOnce(twin: Twin, mandate: Row<"mandates">) {
  moveMandate(twin, moveMandate(twin, mandate, "submitted", "submitted"), "active", "active");
}

function fateOf(twin: Twin, { links }: Row<"mandates">) {
  return fates[twin.store.get("customers", links.customer)?.given_name?.trim().toLowerCase() ?? ""];
}

function isDue(date: string | null, today: string): boolean {
  return date !== null && date <= today;
}
