import "server-only";
import type { Case, PaymentAttempt } from "@/db/queries/attempts";
import type { Submission } from "@/db/queries/submissions";
import type { Seen } from "@/lib/payments/settlement";
import { findMandateRequest, type MandateRequest } from "@/server/gocardless/billing-requests";
import { findMandate, type MandateFacts } from "@/server/gocardless/mandates";
import { findRedirectFlow } from "@/server/gocardless/redirect-flows";
import { type Reply, refused } from "@/server/gocardless/reply";
import { findSubscription, type SubscriptionFacts } from "@/server/gocardless/subscriptions";

/** What the provider shows, with the facts that a decision needs no more than to hand on. */
export type Sight = {
  seen: Seen;
  mandates: ReadonlyMap<string, MandateFacts>;
  /** The debit that is known already, as a reply. */
  subscription: Reply<SubscriptionFacts> | null;
};

type Mandate = MandateFacts | null;

/** Every request that was ever made for the case. */
export const everyRequest = Symbol("every request");

/** A request that is looked at although nothing is expected of it any more: one that an event named, or all of them. */
export type About = string | typeof everyRequest | null;

/** Asks the provider for everything that a decision on the case needs. */
export async function look({ submission, attempts }: Case, about: About): Promise<Reply<Sight>> {
  const watched = attempts.filter((attempt) => isWatched(attempt, about));
  const [held, subscription, ...requests] = await Promise.all([
    foundOrNone(submission.mandateId, findMandate),
    foundOrNone(submission.subscriptionId, findSubscription),
    ...watched.map((attempt) => lookAtAttempt(attempt, submission)),
  ]);
  if (!held.ok) return held;
  if (!subscription.ok) return subscription;
  const mandates = new Map<string, MandateFacts>();
  const keep = (mandate: Mandate) => (mandate && mandates.set(mandate.id, mandate) ? mandate : null);
  const seenAttempts: Seen["attempts"][number][] = [];
  for (const [place, attempt] of watched.entries()) {
    const found = requests[place];
    if (!found?.ok) return found ?? refused("not_asked");
    seenAttempts.push({
      id: attempt.id,
      isCurrent: attempt.status === "open",
      requestId: found.value.request.id,
      requestStatus: found.value.request.status,
      mandate: keep(found.value.mandate),
    });
  }
  const seen = { held: keep(held.value), subscription: subscription.value, attempts: seenAttempts };
  const known = subscription.value && { ok: true as const, value: subscription.value };
  return { ok: true, value: { seen, mandates, subscription: known } };
}

function isWatched({ status, billingRequestId }: PaymentAttempt, about: About): boolean {
  if (billingRequestId === null) return false;
  return status === "open" || status === "superseded" || billingRequestId === about || about === everyRequest;
}

async function lookAtAttempt(
  { way, billingRequestId }: PaymentAttempt,
  submission: Submission,
): Promise<Reply<{ request: MandateRequest; mandate: Mandate }>> {
  const id = billingRequestId ?? "";
  const request =
    way === "plan_link" ? await findRedirectFlow(id, submission.id) : await findMandateRequest(id);
  if (!request.ok) return request;
  if (way === "billing_request" && request.value.submissionId !== submission.id)
    return refused("other_submission");
  const mandate = await foundOrNone(request.value.mandateId, findMandate);
  return mandate.ok ? { ok: true, value: { request: request.value, mandate: mandate.value } } : mandate;
}

async function foundOrNone<T>(
  id: string | null,
  find: (id: string) => Promise<Reply<T>>,
): Promise<Reply<T | null>> {
  return id === null ? { ok: true, value: null } : find(id);
}
