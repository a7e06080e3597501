import "server-only";
import type { Subscription } from "gocardless-nodejs";
import type { Currency } from "@/lib/markets";
import type { IsoDate } from "@/lib/payments/dates";
import { goCardless } from "./client";
import { ask, promised, type Reply } from "./reply";

export type SubscriptionFacts = {
  id: string;
  /** Minor units a month. */
  amount: number;
  currency: string;
  mandateId: string | null;
  firstChargeOn: IsoDate | null;
};

/**
 * Starts the monthly debit on a mandate, at most one per submission: the key is the submission's, and what was
 * made earlier with it is read back and compared rather than made again.
 */
export async function startSubscription(terms: {
  submissionId: string;
  mandateId: string;
  amount: number;
  currency: Currency;
  name: string;
  startOn: IsoDate;
}): Promise<Reply<SubscriptionFacts>> {
  const made = await ask(
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
        `sub:${terms.submissionId}`,
      ),
    readSubscription,
  );
  if (made.ok || made.reason !== "conflict" || !made.conflictingId) return made;
  const earlier = await findSubscription(made.conflictingId);
  if (!earlier.ok) return earlier;
  const { amount, currency, mandateId } = earlier.value;
  const agrees = amount === terms.amount && currency === terms.currency && mandateId === terms.mandateId;
  return agrees ? earlier : { ok: false, reason: "refused", code: "conflicting_subscription" };
}

export function findSubscription(id: string): Promise<Reply<SubscriptionFacts>> {
  return ask(() => goCardless().subscriptions.find(id), readSubscription);
}

function readSubscription(subscription: Subscription): SubscriptionFacts {
  return {
    id: promised(subscription.id),
    amount: Number(promised(subscription.amount)),
    currency: promised(subscription.currency),
    mandateId: subscription.links?.mandate ?? null,
    firstChargeOn: subscription.upcoming_payments?.[0]?.charge_date ?? subscription.start_date ?? null,
  };
}
