import "server-only";
import type { Submission } from "@/db/queries/submissions";
import type { IsoDate } from "@/lib/dates";
import { likelyFirstPayment } from "@/lib/dates/working-days";
import { marketOfCountry } from "@/lib/markets";
import { orderName } from "@/lib/plans";
import type { MandateFacts } from "@/server/gocardless/mandates";
import { type Reply, refused } from "@/server/gocardless/reply";
import {
  type SubscriptionFacts,
  startSubscription,
  subscriptionsOn,
} from "@/server/gocardless/subscriptions";

/**
 * The monthly debit of a submission on the mandate it stands on: the one that is there, or a new one. What is there
 * must be what was agreed; anything else is left alone and refused. `mayExist` when somebody may have started it
 * before: an idempotency key does not live for ever. A plan link brings its own debit, so none is ever started there.
 */
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
    name: orderName(submission),
    startOn: startOf(submission, mandate),
  });
  return started.ok ? agreed(started.value, mandate, submission) : started;
}

/** The date that the review named, on a day that banks work, or the first that the provider still can. */
function startOf({ serviceCountry, termsAcceptedAt }: Submission, { earliestCharge }: MandateFacts): IsoDate {
  const likely = likelyFirstPayment(marketOfCountry(serviceCountry), termsAcceptedAt);
  return earliestCharge !== null && earliestCharge > likely ? earliestCharge : likely;
}

function agreed(
  found: SubscriptionFacts,
  mandate: MandateFacts,
  { planPrice, currency }: Submission,
): Reply<SubscriptionFacts> {
  const isAgreed =
    found.amount === planPrice &&
    found.currency === currency &&
    found.isMonthly &&
    found.mandateId === mandate.id;
  return isAgreed ? { ok: true, value: found } : refused("conflicting_subscription");
}
