import type { Submission } from "@/db/queries/submissions";
import { orderName } from "@/i18n/order-name";
import type { IsoDate } from "@/lib/dates";
import { likelyFirstPayment } from "@/lib/dates/working-days";
import { marketOfCountry } from "@/lib/markets";
import { editionOfSubmission } from "@/lib/markets/editions";
import { type MandateFacts, type SubscriptionFacts, startSubscription, subscriptionsOn } from "./provider";
import { type Reply, refused } from "./reply";

/** Finds or starts the subscription. `mayExist`: an earlier call, whose idempotency key expired, may have. */
export async function debitOn(
  mandate: MandateFacts,
  submission: Submission,
  { mayExist, isPlanLink }: { mayExist: boolean; isPlanLink: boolean },
): Promise<Reply<SubscriptionFacts>> {
  if (mayExist || isPlanLink) {
    const there = await subscriptionsOn(mandate.id);
    if (!there.ok) return there;
    const own = there.value.find(({ submissionId }) => isPlanLink || submissionId === submission.id);
    if (own) return agreed(own, mandate, submission);
    if (isPlanLink) return { ok: false, reason: "unreachable", code: "no_subscription_yet" };
  }
  const started = await startSubscription({
    submissionId: submission.id,
    mandateId: mandate.id,
    amount: submission.planPrice,
    currency: submission.currency,
    name: orderName(submission, editionOfSubmission(submission)),
    startOn: subscriptionStart(submission, mandate),
  });
  return started.ok ? agreed(started.value, mandate, submission) : started;
}

function subscriptionStart(
  { serviceCountry, termsAcceptedAt }: Submission,
  { earliestCharge }: MandateFacts,
): IsoDate {
  const likely = likelyFirstPayment(marketOfCountry(serviceCountry), termsAcceptedAt);
  return earliestCharge !== null && earliestCharge > likely ? earliestCharge : likely;
}

function agreed(
  found: SubscriptionFacts,
  mandate: MandateFacts,
  submission: Submission,
): Reply<SubscriptionFacts> {
  const isAgreed = isAsOrdered(found, submission) && found.mandateId === mandate.id;
  return isAgreed ? { ok: true, value: found } : refused("conflicting_subscription");
}

export function isAsOrdered(found: SubscriptionFacts, { planPrice, currency }: Submission): boolean {
  return found.amount === planPrice && found.currency === currency && found.isMonthly;
}
