import { json } from "../../wire/exchange";
import { asksFor, type Call, listed } from "../calls";
import { happened } from "../events";
import { notFound } from "../failures";
import { newId } from "../ids";
import type { Row } from "../rows";
import { type Scheme, schemes } from "../schemes";
import type { Twin } from "../twin";
import { addWorkingDays } from "../working-days";
import { chargeDate, chargeDateOf } from "./charge-dates";
import { foundMandate } from "./mandates";
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

/** Makes the payments whose charge date has come within the scheme's notice. */
export function duePayments(twin: Twin) {
  const earliest = new Map<string, string>();
  for (const { id, links, next_charge } of twin.store.live("subscriptions")) {
    const mandate = foundMandate(twin, links.mandate);
    const alike = `${mandate.scheme} ${mandate.status}`;
    const within = earliest.get(alike) ?? chargeDateOf(twin, mandate);
    earliest.set(alike, within);
    if (next_charge === null || next_charge <= within) while (nextPayment(twin, id, mandate, within));
  }
}

export function movePayment(
  twin: Twin,
  payment: Row<"payments">,
  status: Status,
  action: string,
): Row<"payments"> {
  const moved = planned({ ...payment, status });
  twin.store.put("payments", moved);
  noteOnPayment(twin, moved, action);
  return moved;
}

function nextPayment(twin: Twin, id: string, mandate: Row<"mandates">, within: string): boolean {
  const subscription = twin.store.get("subscriptions", id);
  if (subscription?.status !== "active") return false;
  const charge_date = subscription.next_charge;
  if (charge_date === null) {
    moveSubscription(twin, subscription, "finished", "finished");
    return false;
  }
  if (charge_date > within) return false;
  const at = twin.now();
  const payment = planned({
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
  });
  twin.store.put("payments", payment);
  noteOnPayment(twin, payment, "created");
  const payments_made = subscription.payments_made + 1;
  const next_charge = chargeDate(subscription, payments_made, mandate.scheme) ?? null;
  const counted = { ...subscription, payments_made, next_charge };
  twin.store.put("subscriptions", counted);
  noteOnSubscription(twin, counted, "payment_created", { payment: payment.id });
  return true;
}

function noteOnPayment(twin: Twin, { id, metadata, links, scheme }: Row<"payments">, action: string) {
  happened(twin, {
    resource_type: "payments",
    action,
    links: {
      payment: id,
      mandate: links.mandate,
      ...(links.subscription ? { subscription: links.subscription } : {}),
    },
    resource_metadata: metadata,
    scheme,
  });
}

function shownPayment({ moves_on: _, ...payment }: Row<"payments">) {
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

/** Working days from the charge date to the move that comes by itself. */
const ownMoves: Partial<Record<Status, (scheme: (typeof schemes)[Scheme]) => number>> = {
  pending_submission: ({ noticeDays }) => -noticeDays,
  submitted: ({ confirmDays, noticeDays }) => confirmDays - noticeDays,
  confirmed: ({ paidOutDays, noticeDays }) => paidOutDays - noticeDays,
};

function planned(payment: Omit<Row<"payments">, "moves_on">): Row<"payments"> {
  const days = ownMoves[payment.status]?.(schemes[payment.scheme]);
  const moves_on = days === undefined ? null : addWorkingDays(payment.charge_date, days, payment.scheme);
  return { ...payment, moves_on };
}
