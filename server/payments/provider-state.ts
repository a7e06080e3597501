import "server-only";
import type { Case, PaymentAttempt } from "@/db/queries/attempts";
import type { Submission } from "@/db/queries/submissions";
import type { ProviderState } from "@/lib/payments/decision";
import { findMandateRequest, type MandateRequest } from "@/server/gocardless/billing-requests";
import { findMandate, type MandateFacts } from "@/server/gocardless/mandates";
import { findRedirectFlow } from "@/server/gocardless/redirect-flows";
import { type Reply, refused } from "@/server/gocardless/reply";
import { findSubscription, type SubscriptionFacts } from "@/server/gocardless/subscriptions";

export type FetchedState = {
  provider: ProviderState;
  mandates: ReadonlyMap<string, MandateFacts>; // Every mandate in `provider`, by id
  subscription: Reply<SubscriptionFacts> | null;
};

type Mandate = MandateFacts | null;

export const allRequests = Symbol("all requests");

/** Requests to fetch besides those of open and superseded attempts: one by its id, or all. */
export type ExtraRequests = string | typeof allRequests | null;

/** Fetches from the provider what `decidePayment` needs. */
export async function fetchProviderState(
  { submission, attempts }: Case,
  extra: ExtraRequests,
): Promise<Reply<FetchedState>> {
  const wanted = attempts.filter((attempt) => isWanted(attempt, extra));
  const [linked, subscription, ...requests] = await Promise.all([
    foundOrNone(submission.mandateId, findMandate),
    foundOrNone(submission.subscriptionId, findSubscription),
    ...wanted.map((attempt) => fetchAttempt(attempt, submission)),
  ]);
  if (!linked.ok) return linked;
  if (!subscription.ok) return subscription;
  const mandates = new Map<string, MandateFacts>();
  const keep = (mandate: Mandate) => (mandate && mandates.set(mandate.id, mandate) ? mandate : null);
  const attemptStates: ProviderState["attempts"][number][] = [];
  for (const [index, attempt] of wanted.entries()) {
    const found = requests[index];
    if (!found?.ok) return found ?? refused("not_asked");
    attemptStates.push({
      id: attempt.id,
      isCurrent: attempt.status === "open",
      requestId: found.value.request.id,
      requestStatus: found.value.request.status,
      mandate: keep(found.value.mandate),
    });
  }
  const provider = {
    linkedMandate: keep(linked.value),
    subscription: subscription.value,
    attempts: attemptStates,
  };
  const known = subscription.value && { ok: true as const, value: subscription.value };
  return { ok: true, value: { provider, mandates, subscription: known } };
}

function isWanted({ status, billingRequestId }: PaymentAttempt, extra: ExtraRequests): boolean {
  if (billingRequestId === null) return false;
  return status === "open" || status === "superseded" || billingRequestId === extra || extra === allRequests;
}

async function fetchAttempt(
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
