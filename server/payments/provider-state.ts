import type { PaymentAttempt, SubmissionWithAttempts } from "@/db/queries/attempts";
import type { Submission } from "@/db/queries/submissions";
import type { AttemptState, ProviderState } from "@/lib/payments/decision";
import {
  findMandate,
  findMandateRequest,
  findPlanLinkRequest,
  findSubscription,
  type MandateFacts,
  type SubscriptionFacts,
} from "./provider";
import { type Reply, refused } from "./reply";

export type FetchedState = ProviderState<MandateFacts> & { subscription: SubscriptionFacts | null };

export const allRequests = Symbol("all requests");

/** Requests to fetch besides those of open and superseded attempts: one by its id, or all. */
export type ExtraRequests = string | typeof allRequests | null;

/** Fetches from the provider what `decidePayment` needs. */
export async function fetchProviderState(
  { submission, attempts }: SubmissionWithAttempts,
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
  const states: AttemptState<MandateFacts>[] = [];
  for (const request of requests) {
    if (!request.ok) return request;
    states.push(request.value);
  }
  const state = { linkedMandate: linked.value, subscription: subscription.value, attempts: states };
  return { ok: true, value: state };
}

function isWanted({ status, requestId }: PaymentAttempt, extra: ExtraRequests): boolean {
  if (requestId === null) return false;
  return status === "open" || status === "superseded" || requestId === extra || extra === allRequests;
}

async function fetchAttempt(
  { id, way, status, requestId: storedId }: PaymentAttempt,
  submission: Submission,
): Promise<Reply<AttemptState<MandateFacts>>> {
  const requestId = storedId ?? "";
  const request =
    way === "plan_link"
      ? await findPlanLinkRequest(requestId, submission.id)
      : await findMandateRequest(requestId);
  if (!request.ok) return request;
  if (way === "mandate_request" && request.value.submissionId !== submission.id)
    return refused("other_submission");
  const mandate = await foundOrNone(request.value.mandateId, findMandate);
  if (!mandate.ok) return mandate;
  const state = { id, isCurrent: status === "open", requestId, requestStatus: request.value.status };
  return { ok: true, value: { ...state, mandate: mandate.value } };
}

async function foundOrNone<T>(
  id: string | null,
  find: (id: string) => Promise<Reply<T>>,
): Promise<Reply<T | null>> {
  return id === null ? { ok: true, value: null } : find(id);
}
