import { adoptRequest } from "@/db/queries/attempts";
import { isCancelOrdered } from "@/db/queries/cancellations";
import { findEvent, type PaymentEvent, recordOutcome, submissionOf } from "@/db/queries/events";
import { type Treatment, treatmentOf } from "@/lib/payments/provider-events";
import { query } from "@/server/database";
import { isTransient, type Refusal } from "@/server/gocardless/reply";
import { findPayment } from "@/server/gocardless/subscriptions";
import { raiseAlarm } from "../alarm";
import { reconcile } from "../reconcile";

export type EventResult = { done: true } | { done: false; later: string }; // `later`: the reason for the retry

const done: EventResult = { done: true };

/** Acts on a stored event. Safe to repeat, in any order: the event only names what to fetch from the provider. */
export async function actOnEvent(eventId: string): Promise<EventResult> {
  const event = await query((db) => findEvent(db, eventId));
  const treatment = event && treatmentOf(event.resourceType, event.action);
  if (!event || !treatment) return done;
  await adopt(event);
  return treatment.payment ? tellOfPayment(event, treatment.payment) : follow(event, treatment);
}

async function follow(event: PaymentEvent, treatment: Treatment): Promise<EventResult> {
  const submissionId = await query((db) => submissionOf(db, subjectOf(event)));
  if (submissionId === null) return unmatched(event);
  if (treatment.alarm)
    await raiseAlarm({ reason: treatment.alarm, submissionId, detail: event.id, about: event.id });
  const { billing_request: about = null } = event.links;
  const reconciled = treatment.reconcile
    ? await reconcile(submissionId, `${event.resourceType}.${event.action} ${event.id}`, about)
    : null;
  if (reconciled?.refusal && mayRetry(reconciled.refusal))
    return { done: false, later: reconciled.refusal.code };
  const outcome = reconciled ? `reconciled: ${reconciled.refusal?.code ?? reconciled.status}` : "told";
  await query((db) => recordOutcome(db, event.id, { submissionId, outcome }));
  return done;
}

async function tellOfPayment(
  event: PaymentEvent,
  { alarm: reason, while: statuses }: NonNullable<Treatment["payment"]>,
): Promise<EventResult> {
  const id = event.links.payment;
  const payment = id === undefined ? null : await findPayment(id);
  if (payment && !payment.ok && mayRetry(payment)) return { done: false, later: payment.code };
  const current = payment?.ok ? payment.value : null;
  const { mandateIds, subscriptionIds, ...subject } = subjectOf(event);
  const subscriptions = [...subscriptionIds, ...some(current?.subscriptionId)];
  const submissionId = await query((db) =>
    submissionOf(db, {
      ...subject,
      mandateIds: [...mandateIds, ...some(current?.mandateId)],
      subscriptionIds: subscriptions,
    }),
  );
  if (submissionId === null) return unmatched(event);
  const isOrdered =
    reason === "payment_cancelled" && (await query((db) => isCancelOrdered(db, subscriptions)));
  const isStillTrue = !isOrdered && current !== null && statuses.includes(current.status);
  if (isStillTrue) await raiseAlarm({ reason, submissionId, detail: current.id, about: current.id });
  await query((db) =>
    recordOutcome(db, event.id, { submissionId, outcome: isStillTrue ? "told" : "passed" }),
  );
  return done;
}

async function unmatched(event: PaymentEvent): Promise<EventResult> {
  const { submissionId } = subjectOf(event);
  // A database restored from a backup may lack the submission, so the firm is told.
  if (submissionId !== null && event.resourceType === "billing_requests" && event.action === "fulfilled")
    await raiseAlarm({ reason: "unknown_submission", detail: submissionId, about: submissionId });
  await query((db) => recordOutcome(db, event.id, { submissionId: null, outcome: "unmatched" }));
  return { done: false, later: "unmatched" };
}

/** Stores a request's id on its attempt: the event can arrive before `openPayment` has stored the id. */
async function adopt({ links, resourceMetadata }: PaymentEvent): Promise<void> {
  const { submission_id: submissionId, attempt_id: id } = resourceMetadata;
  const requestId = links.billing_request;
  if (requestId && isUuid(id) && isUuid(submissionId))
    await query((db) => adoptRequest(db, { id, submissionId, requestId }));
}

function subjectOf({ links, resourceMetadata }: PaymentEvent) {
  const { submission_id: submissionId } = resourceMetadata;
  return {
    submissionId: isUuid(submissionId) ? submissionId : null,
    requestIds: [...some(links.billing_request), ...some(links.redirect_flow)],
    mandateIds: [...some(links.mandate), ...some(links.new_mandate), ...some(links.mandate_request_mandate)],
    subscriptionIds: some(links.subscription),
  };
}

/** Includes `unauthorised`: somebody may be renewing the access token. */
function mayRetry(refusal: Refusal): boolean {
  return isTransient(refusal) || refusal.reason === "unauthorised";
}

function isUuid(value: string | undefined): value is string {
  return value !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

function some(value: string | null | undefined): string[] {
  return value ? [value] : [];
}
