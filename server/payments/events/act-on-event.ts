import { adoptRequest } from "@/db/queries/attempts";
import { isCancelOrdered } from "@/db/queries/cancellations";
import { findEvent, type PaymentEvent, recordOutcome, submissionOf } from "@/db/queries/events";
import type { AlarmReason } from "@/lib/payments/alarms";
import { type Check, type Treatment, treatmentOf } from "@/lib/payments/provider-events";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { findMandate } from "@/server/gocardless/mandates";
import { isTransient, type Refusal, type Reply } from "@/server/gocardless/reply";
import { findPayment, findSubscription } from "@/server/gocardless/subscriptions";
import { endAlarm, openAbout, raiseAbout, raiseAlarm } from "../alarm";
import { reconcile } from "../reconcile";

export type EventResult = { done: true } | { done: false; later: string }; // `later`: the reason for the retry

const done: EventResult = { done: true };

/** Acts on a stored event. Safe to repeat, in any order: the event only names what to fetch from the provider. */
export async function actOnEvent(eventId: string): Promise<EventResult> {
  const event = await query((db) => findEvent(db, eventId));
  const treatment = event && treatmentOf(event.resourceType, event.action);
  if (!event || !treatment) return done;
  await adopt(event);
  const checked = treatment.check ? await checkResource(event, treatment.check) : done;
  const hasMore = treatment.reconcile || treatment.alarm;
  return checked.done && hasMore ? follow(event, treatment) : checked;
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

/** Tells the firm what an event says of its resource, if that is still so: events arrive late and in any order. */
async function checkResource(event: PaymentEvent, check: Check): Promise<EventResult> {
  const resource = resources[event.resourceType];
  const id = resource && event.links[resource.link];
  const open = id !== undefined && "ends" in check ? await openAbout(id, check.ends) : [];
  // Most payments are collected without a problem before: the provider is not asked about those.
  const matters = "alarm" in check || open.length > 0;
  const fetched = id !== undefined && matters ? await resource?.find(id) : undefined;
  if (fetched && !fetched.ok && mayRetry(fetched)) return { done: false, later: fetched.code };
  const current = fetched?.ok ? fetched.value : null;
  const submissionId = await query((db) => submissionOf(db, subjectOf(event, current)));
  const isStillTrue = current !== null && check.while.includes(current.status);
  if ("ends" in check) {
    if (isStillTrue) for (const alarm of open) await endAlarm(alarm);
  } else if (submissionId === null) return unmatched(event);
  else if (isStillTrue && id !== undefined && !(await isOrdered(check.alarm, event, current)))
    await raiseAbout(id, { reason: check.alarm, submissionId });
  const outcome = isStillTrue ? "told" : "passed";
  await query((db) => recordOutcome(db, event.id, { submissionId, outcome }));
  return done;
}

/** Whether a payment was cancelled because the firm ended its subscription. */
async function isOrdered(reason: AlarmReason, event: PaymentEvent, current: Current): Promise<boolean> {
  const { subscriptionIds } = subjectOf(event, current);
  return reason === "payment_cancelled" && query((db) => isCancelOrdered(db, subscriptionIds));
}

type Current = { status: string; mandateId?: string | null; subscriptionId?: string | null };
type Resource = { link: string; find: (id: string) => Promise<Reply<Current>> };

const resources: Partial<Record<string, Resource>> = {
  payments: { link: "payment", find: findPayment },
  subscriptions: { link: "subscription", find: findSubscription },
  mandates: { link: "mandate", find: findMandate },
};

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

/** `current`: the event's resource, if its links say more. */
function subjectOf({ links, resourceMetadata }: PaymentEvent, current: Current | null = null) {
  const { submission_id: submissionId } = resourceMetadata;
  return {
    submissionId: isUuid(submissionId) ? submissionId : null,
    requestIds: [...some(links.billing_request), ...some(links.redirect_flow)],
    mandateIds: [
      ...some(links.mandate),
      ...some(links.new_mandate),
      ...some(links.mandate_request_mandate),
      ...some(current?.mandateId),
    ],
    subscriptionIds: [...some(links.subscription), ...some(current?.subscriptionId)],
  };
}

/** Includes `unauthorised`: somebody may be renewing the access token. */
function mayRetry(refusal: Refusal): boolean {
  return isTransient(refusal) || refusal.reason === "unauthorised";
}

function some(value: string | null | undefined): string[] {
  return value ? [value] : [];
}
