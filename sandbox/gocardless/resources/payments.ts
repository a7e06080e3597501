import { json } from "../../wire/exchange";
import { asksFor, type Call, listed } from "../calls";
import { happened } from "../events";
import { notFound } from "../failures";
import { newId } from "../ids";
import type { Row } from "../rows";
import type { Twin } from "../twin";
import { chargeDate } from "./charge-dates";
import { chargeDateOf } from "./mandates";
import { moveSubscription, noteOnSubscription } from "./subscriptions";

type Status = Row<"payments">["status"];

export function getPayment({ twin, id }: Call) {
  return json(200, { payments: shownPayment(foundPayment(twin, id)) });
}

export function listPayments({ twin, asked: { query }, asked }: Call) {
  const rows = twin.store
    .all("payments")
    .filter(
      ({ status, currency, links }) =>
        asksFor(query, "mandate", links.mandate) &&
        asksFor(query, "subscription", links.subscription) &&
        asksFor(query, "status", status) &&
        asksFor(query, "currency", currency) &&
        asksFor(query, "customer", twin.store.get("mandates", links.mandate)?.links.customer),
    );
  return listed(asked, "payments", rows, shownPayment);
}

export function foundPayment(twin: Twin, id: string): Row<"payments"> {
  const payment = twin.store.get("payments", id);
  if (!payment) throw notFound("Payment not found");
  return payment;
}

/** Makes the payments whose charge date has come within the scheme's notice; a while after the call that causes them. */
export function duePayments(twin: Twin) {
  for (const { id } of twin.store.all("subscriptions")) while (nextPayment(twin, id));
}

export function movePayment(
  twin: Twin,
  payment: Row<"payments">,
  status: Status,
  action: string,
  details: Record<string, unknown> = {},
): Row<"payments"> {
  const moved = { ...payment, status };
  twin.store.put("payments", moved);
  noteOnPayment(twin, moved, action, details);
  return moved;
}

function nextPayment(twin: Twin, id: string): boolean {
  const subscription = twin.store.get("subscriptions", id);
  const mandate = subscription && twin.store.get("mandates", subscription.links.mandate);
  if (!subscription || !mandate || subscription.status !== "active") return false;
  const charge_date = chargeDate(subscription, subscription.payments_made, mandate.scheme);
  if (charge_date === undefined) {
    moveSubscription(twin, subscription, "finished", "finished");
    return false;
  }
  if (charge_date > chargeDateOf(twin, mandate)) return false;
  const at = twin.now();
  const payment: Row<"payments"> = {
    id: newId("PM", at),
    created_at: at.toISOString(),
    amount: subscription.amount,
    amount_refunded: 0,
    currency: subscription.currency,
    charge_date,
    description: subscription.name,
    reference: null,
    retry_if_possible: subscription.retry_if_possible,
    scheme: mandate.scheme,
    status: "pending_submission",
    metadata: {},
    links: { creditor: twin.creditor.id, mandate: mandate.id, subscription: id },
  };
  twin.store.put("payments", payment);
  noteOnPayment(twin, payment, "created");
  const counted = { ...subscription, payments_made: subscription.payments_made + 1 };
  twin.store.put("subscriptions", counted);
  noteOnSubscription(twin, counted, "payment_created", { payment: payment.id });
  return true;
}

function noteOnPayment(
  twin: Twin,
  { id, metadata, links }: Row<"payments">,
  action: string,
  details: Record<string, unknown> = {},
) {
  happened(twin, {
    resource_type: "payments",
    action,
    links: {
      payment: id,
      mandate: links.mandate,
      ...(links.subscription ? { subscription: links.subscription } : {}),
    },
    resource_metadata: metadata,
    details,
  });
}

function shownPayment(payment: Row<"payments">) {
  return {
    ...payment,
    app_fee: null,
    faster_ach: null,
    fx: {
      fx_currency: payment.currency,
      fx_amount: null,
      exchange_rate: null,
      estimated_exchange_rate: null,
    },
  };
}
