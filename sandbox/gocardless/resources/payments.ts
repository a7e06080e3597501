import { z } from "zod";
import { addWorkingDays, chargeable, chargeDate, isoDate, nextPossibleChargeDate } from "../charge-dates";
import { invalidField, invalidState, validated, wrongState } from "../errors";
import { record } from "../events";
import { born, creditor, type FakeGoCardless, findOrThrow } from "../fake";
import type { Row } from "../rows";
import { schemes } from "../schemes";
import { activateMandate, isActivatedByPayment } from "./mandates";

type Payment = Row<"payments">;

/** Creates the payments of subscriptions whose charge date is within the scheme's notice period. */
export function createDuePayments(fake: FakeGoCardless) {
  const earliest = new Map<string, string>();
  for (const subscription of fake.store.all("subscriptions")) {
    if (subscription.status !== "active") continue;
    const mandate = findOrThrow(fake, "mandates", subscription.links.mandate);
    const alike = `${mandate.scheme} ${mandate.status}`;
    const within = earliest.get(alike) ?? nextPossibleChargeDate(fake, mandate);
    earliest.set(alike, within);
    for (let next = subscription; next.next_charge <= within; ) next = createPayment(fake, next, mandate);
  }
}

function createPayment(fake: FakeGoCardless, subscription: Row<"subscriptions">, mandate: Row<"mandates">) {
  const { amount, currency, name, next_charge } = subscription;
  const payment = planned({
    ...born(fake, "PM"),
    amount,
    currency,
    charge_date: next_charge,
    description: name,
    scheme: mandate.scheme,
    status: "pending_submission",
    metadata: {},
    links: { creditor: creditor.id, mandate: mandate.id, subscription: subscription.id },
    retries: 0,
  });
  record(fake, "payment", "created", payment);
  const payments_made = subscription.payments_made + 1;
  const following = chargeDate(subscription, payments_made, mandate.scheme);
  const counted = { ...subscription, payments_made, next_charge: following };
  return record(fake, "subscription", "payment_created", counted, { payment: payment.id });
}

/** Changes a payment's status. A mandate that waits for its first payment becomes active with it. */
export function movePayment(fake: FakeGoCardless, payment: Payment, status: Payment["status"]): Payment {
  const mandate = findOrThrow(fake, "mandates", payment.links.mandate);
  if (isActivatedByPayment(mandate)) activateMandate(fake, mandate);
  return record(fake, "payment", status, planned({ ...payment, status }));
}

/** The bank takes its chargeback back: the money counts again. */
export function cancelChargeback(fake: FakeGoCardless, id: string): Payment {
  const payment = findOrThrow(fake, "payments", id);
  if (payment.status !== "charged_back") throw wrongState(payment.status);
  return record(fake, "payment", "chargeback_cancelled", planned({ ...payment, status: "paid_out" }));
}

const maxRetries = 3;

/** The merchant has a failed payment collected once more, on the next possible date or the one asked for; at most three times. */
export function retryPayment(fake: FakeGoCardless, id: string, body: unknown = {}): Payment {
  const { charge_date: asked } = validated(retryRequest, "payments", body);
  const payment = findOrThrow(fake, "payments", id);
  const mandate = findOrThrow(fake, "mandates", payment.links.mandate);
  if (payment.status !== "failed" || payment.retries >= maxRetries || !chargeable.includes(mandate.status))
    throw invalidState(
      "retry_failed",
      `A ${payment.status} payment, retried ${payment.retries} times, cannot be`,
    );
  const earliest = nextPossibleChargeDate(fake, mandate);
  if (asked !== undefined && asked < earliest)
    throw invalidField("payments", "charge_date", `must be on or after ${earliest}`);
  const again = { ...payment, charge_date: asked ?? earliest, retries: payment.retries + 1 };
  return record(
    fake,
    "payment",
    "resubmission_requested",
    planned({ ...again, status: "pending_submission" }),
  );
}

const retryRequest = z.object({ charge_date: z.iso.date().optional() });
const daysToOwnRetry = 2;

/** A payment fails, and the provider is going to collect it again by itself two working days later. */
export function failAndRetry(fake: FakeGoCardless, id: string): Payment {
  const payment = findOrThrow(fake, "payments", id);
  if (payment.status !== "submitted" && payment.status !== "pending_submission")
    throw wrongState(payment.status);
  const moves_on = addWorkingDays(isoDate(fake.now()), daysToOwnRetry, payment.scheme);
  const details = { will_attempt_retry: true };
  return record(fake, "payment", "failed", { ...payment, status: "failed", moves_on }, {}, details);
}

/** The provider's own retry of a failed payment, if its mandate can still be charged. */
export function ownRetry(fake: FakeGoCardless, payment: Payment): Payment {
  const mandate = findOrThrow(fake, "mandates", payment.links.mandate);
  if (!chargeable.includes(mandate.status)) {
    const left = { ...payment, moves_on: null };
    fake.store.put("payments", left);
    return left;
  }
  const charge_date = nextPossibleChargeDate(fake, mandate);
  const again = planned({ ...payment, charge_date, status: "pending_submission" });
  const details = { origin: "gocardless", cause: "payment_autoretried" };
  return record(fake, "payment", "resubmission_requested", again, {}, details);
}

export function shownPayment({ moves_on: _, retries: __, ...payment }: Payment) {
  return { ...payment, amount_refunded: 0, reference: null, retry_if_possible: false };
}

function planned(payment: Omit<Payment, "moves_on">): Payment {
  const moves: Partial<Record<Payment["status"], number>> = schemes[payment.scheme].moves;
  const days = moves[payment.status];
  const moves_on = days === undefined ? null : addWorkingDays(payment.charge_date, days, payment.scheme);
  return { ...payment, moves_on };
}
