import { adoptRequest } from "@/db/queries/attempts";
import { isCancelOrdered } from "@/db/queries/cancellations";
import { findEvent, type PaymentEvent, recordOutcome, submissionOf } from "@/db/queries/events";
import { nameCause } from "@/db/queries/payments";
import {
  type CheckedResource,
  decideOnEvent,
  type EventContext,
  type EventDecision,
  type Treatment,
  treatmentOf,
} from "@/lib/payments/provider-events";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { isTransient } from "@/server/failures";
import type { HandlerResult } from "@/server/jobs/job";
import { endAlarm, openAbout, raiseAbout, raiseAlarm } from "../alarm";
import { recordLastPayment } from "../last-payment";
import { findMandate, findPayment, findSubscription } from "../provider";
import { reconcile } from "../reconcile";
import { postponedBy, type Refusal, type Reply } from "../reply";

const done: HandlerResult = { done: true };

/**
 * Acts on a stored event: gathers facts, decides, acts. It is safe to repeat, in any order, since it asks the provider for the
 * current state.
 */
export async function actOnEvent(eventId: string): Promise<HandlerResult> {
  const event = await query((db) => findEvent(db, eventId));
  const treatment = event && treatmentOf(event.resourceType, event.action);
  if (!event || !treatment) return done;
  await adopt(event);
  const gathered = await gather(event, treatment);
  if (!gathered.ok) return postponedBy(gathered);
  const acted = await act(event, gathered.value, decideOnEvent(treatment, gathered.value));
  const { submissionId, resourceId } = gathered.value;
  if (!treatment.payment || submissionId === null || resourceId === null || !acted.done) return acted;
  const refusal = await recordLastPayment(submissionId, resourceId);
  return refusal ? postponedBy(refusal) : acted;
}

type GatheredFacts = EventContext & { openAlarms: Awaited<ReturnType<typeof openAbout>> };

async function gather(event: PaymentEvent, { check, payment }: Treatment): Promise<Reply<GatheredFacts>> {
  const resource = check || payment ? resources[event.resourceType] : undefined;
  const resourceId = (resource && event.links[resource.link]) ?? null;
  const warns = check !== undefined && "alarm" in check;
  const openAlarms = check && "ends" in check && resourceId ? await openAbout(resourceId, check.ends) : [];
  // Of an event that names no mandate, only the payment tells the sign-up. What was paid out had been collected before.
  const isAsked = resourceId !== null && (payment || warns || openAlarms.length > 0);
  const found = isAsked ? await resource?.find(resourceId) : undefined;
  if (found && !found.ok && mayRetry(found)) return found;
  const current = found?.ok ? found.value : null;
  const subject = subjectOf(event, current);
  const [submissionId, isOrdered] = await query((db) =>
    Promise.all([submissionOf(db, subject), warns && isCancelOrdered(db, subject.subscriptionIds)]),
  );
  const facts = {
    eventId: event.id,
    resourceId,
    status: current?.status ?? null,
    namedSubmissionId: subject.submissionId,
  };
  return { ok: true, value: { ...facts, submissionId, isCancelOrdered: isOrdered, openAlarms } };
}

async function act(
  event: PaymentEvent,
  gathered: GatheredFacts,
  decided: EventDecision,
): Promise<HandlerResult> {
  const { submissionId, openAlarms } = gathered;
  if (decided.endsAlarms) for (const alarm of openAlarms) await endAlarm(alarm);
  for (const { reason, about, onceUntilOver } of decided.alarms)
    if (onceUntilOver) await raiseAbout(about, { reason, submissionId });
    else await raiseAlarm({ reason, submissionId, detail: about, about });
  const reconciled =
    decided.reconciles && submissionId !== null
      ? await reconcile(submissionId, event.links.request ?? null)
      : null;
  const refusal = reconciled?.refusal;
  if (refusal && mayRetry(refusal)) return postponedBy(refusal);
  const outcome = reconciled ? `reconciled: ${refusal?.code ?? reconciled.status}` : decided.outcome;
  await query((db) => recordOutcome(db, event.id, { submissionId, outcome }));
  if (reconciled && submissionId !== null) await query((db) => nameCause(db, submissionId));
  return outcome === "unmatched" ? { done: false, later: outcome } : done;
}

type Current = { status: string; mandateId?: string | null; subscriptionId?: string | null };
type Resource = { link: string; find: (id: string) => Promise<Reply<Current>> };

const resources: Partial<Record<string, Resource>> = {
  payments: { link: "payment", find: findPayment },
  subscriptions: { link: "subscription", find: findSubscription },
  mandates: { link: "mandate", find: findMandate },
} satisfies Record<CheckedResource, Resource>;

/** Stores a request's id on its attempt: the event can arrive before `openPayment` has stored the id. */
async function adopt({ links, resourceMetadata }: PaymentEvent): Promise<void> {
  const { submission_id: submissionId, attempt_id: id } = resourceMetadata;
  const requestId = links.request;
  if (requestId && isUuid(id) && isUuid(submissionId))
    await query((db) => adoptRequest(db, { id, submissionId, requestId }));
}

/** The ids by which to find the submission. `current`: the event's resource, if that was fetched. */
function subjectOf({ links, resourceMetadata }: PaymentEvent, current: Current | null = null) {
  const { submission_id: submissionId } = resourceMetadata;
  return {
    submissionId: isUuid(submissionId) ? submissionId : null,
    requestIds: some(links.request),
    mandateIds: [...some(links.mandate), ...some(links.new_mandate), ...some(current?.mandateId)],
    subscriptionIds: [...some(links.subscription), ...some(current?.subscriptionId)],
  };
}

/** Also true for `unauthorised`: somebody may be renewing the access token. */
function mayRetry(refusal: Refusal): boolean {
  return isTransient(refusal) || refusal.reason === "unauthorised";
}

function some(value: string | null | undefined): string[] {
  return value ? [value] : [];
}
