import type { Payment, Subscription } from "gocardless-nodejs";
import { addDays, type IsoDate } from "@/lib/dates";
import type { Currency } from "@/lib/markets";
import { hasEnded } from "@/lib/payments/outcome";
import type { Reply } from "@/server/payments/reply";
import { callProvider, required } from "./call";
import { goCardless } from "./client";

type SubscriptionTerms = {
  submissionId: string;
  mandateId: string;
  amount: number;
  currency: Currency;
  name: string;
  startOn: IsoDate;
};

/** Starts a monthly subscription, or returns the one already started for this submission on this mandate. */
export async function startSubscription(terms: SubscriptionTerms): Promise<Reply<SubscriptionFacts>> {
  const made = await callProvider(
    () =>
      goCardless().subscriptions.create(
        {
          amount: terms.amount,
          currency: terms.currency,
          name: terms.name,
          interval: 1,
          interval_unit: "monthly",
          start_date: terms.startOn,
          metadata: { submission_id: terms.submissionId },
          links: { mandate: terms.mandateId },
        },
        `sub:${terms.submissionId}:${terms.mandateId}`,
      ),
    readSubscription,
  );
  return !made.ok && made.conflictingId ? findSubscription(made.conflictingId) : made;
}

export function findSubscription(id: string): Promise<Reply<SubscriptionFacts>> {
  return callProvider(() => goCardless().subscriptions.find(id), readSubscription);
}

/** Cancels a subscription at once; succeeds if it had already ended. Payments that the bank has are still collected. */
export async function cancelSubscription(id: string): Promise<Reply<SubscriptionFacts>> {
  const cancelReply = await callProvider(() => goCardless().subscriptions.cancel(id), readSubscription);
  if (cancelReply.ok || cancelReply.reason !== "refused") return cancelReply;
  const found = await findSubscription(id);
  return found.ok && !hasEnded(found.value.status) ? cancelReply : found;
}

export function subscriptionsOn(mandateId: string): Promise<Reply<SubscriptionFacts[]>> {
  return callProvider(
    () => goCardless().subscriptions.list({ mandate: mandateId, limit: 100 }),
    (list) => required(list.subscriptions).map(readSubscription),
  );
}

export type SubscriptionFacts = ReturnType<typeof readSubscription>;

function readSubscription(subscription: Subscription) {
  return {
    id: required(subscription.id),
    status: required(subscription.status),
    amount: Number(required(subscription.amount)), // Minor units
    currency: required(subscription.currency),
    isMonthly: Number(subscription.interval) === 1 && subscription.interval_unit === "monthly",
    mandateId: subscription.links?.mandate ?? null,
    submissionId: subscription.metadata?.submission_id ?? null,
    firstChargeOn: firstChargeOf(subscription),
  };
}

/** Days by which holidays can move the first payment at most: an upcoming payment that is later is not the first one. */
const maxShiftDays = 14;

function firstChargeOf({ start_date: start, upcoming_payments: upcoming }: Subscription): IsoDate | null {
  const next = upcoming?.[0]?.charge_date;
  if (!start) return next ?? null;
  return next && next <= addDays(start, maxShiftDays) ? next : start;
}

export function findPayment(id: string): Promise<Reply<PaymentFacts>> {
  return callProvider(() => goCardless().payments.find(id), readPayment);
}

/** Has a failed payment collected again on the next possible date, at most three times; refused with `retry_failed` otherwise. */
export function retryPayment(id: string): Promise<Reply<PaymentFacts>> {
  return callProvider(() => goCardless().payments.retry(id, {}), readPayment);
}

export type PaymentFacts = ReturnType<typeof readPayment>;

function readPayment(payment: Payment) {
  return {
    id: required(payment.id),
    status: required(payment.status),
    chargeOn: required(payment.charge_date),
    mandateId: payment.links?.mandate ?? null,
    subscriptionId: payment.links?.subscription ?? null,
  };
}
