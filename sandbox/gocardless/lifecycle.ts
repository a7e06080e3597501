import { fulfilDue } from "./approval";
import { moveMandate } from "./resources/mandates";
import { duePayments, movePayment } from "./resources/payments";
import type { Row } from "./rows";
import { schemes } from "./schemes";
import type { Twin } from "./twin";
import { addWorkingDays, isoDate } from "./working-days";

/**
 * Lets happen what the time brings by itself: held-back fulfilments, mandates submitted and active, payments made,
 * submitted, confirmed and paid out. Only inside a change.
 */
export function advance(twin: Twin) {
  fulfilDue(twin);
  const today = isoDate(twin.now());
  for (const mandate of twin.store.all("mandates")) advanceMandate(twin, mandate, today);
  duePayments(twin);
  for (const payment of twin.store.all("payments")) advancePayment(twin, payment, today);
}

const moving: readonly string[] = ["pending_submission", "submitted", "confirmed"];

/** Given names that the provider's sandbox gives a fate of their own. */
const fates: Record<string, { mandate?: "failed" | "expired"; payment?: "failed" | "charged_back" }> = {
  invalid: { mandate: "failed" },
  expired: { mandate: "expired" },
  penniless: { payment: "failed" },
  fickle: { payment: "charged_back" },
  late: { payment: "failed" },
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
  if (!moving.includes(payment.status)) return;
  const mandate = twin.store.get("mandates", payment.links.mandate);
  if (!mandate) return;
  const { noticeDays, confirmDays, paidOutDays, submittedWithFirstPayment } = schemes[payment.scheme];
  const after = (days: number) => addWorkingDays(payment.charge_date, days, payment.scheme);
  const fate = fateOf(twin, mandate)?.payment;
  let current = payment;
  if (current.status === "pending_submission" && after(-noticeDays) <= today) {
    if (submittedWithFirstPayment && mandate.status === "pending_submission") activateAtOnce(twin, mandate);
    current = movePayment(twin, current, "submitted", "submitted");
  }
  if (current.status === "submitted" && after(confirmDays - noticeDays) <= today)
    current =
      fate === "failed"
        ? movePayment(twin, current, "failed", "failed")
        : movePayment(twin, current, "confirmed", "confirmed");
  if (current.status !== "confirmed" || after(paidOutDays - noticeDays) > today) return;
  if (fate === "charged_back") movePayment(twin, current, "charged_back", "charged_back");
  else movePayment(twin, current, "paid_out", "paid_out");
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
