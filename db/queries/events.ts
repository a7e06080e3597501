import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { prepared } from "../client/prepared";
import { literal } from "../schema/columns";
import { outbox } from "../schema/outbox";
import { type PaymentEvent, paymentAttempts, paymentEvents } from "../schema/payments";
import { submissions } from "../schema/submissions";

export type { PaymentEvent } from "../schema/payments";

export type NewEvent = Pick<
  PaymentEvent,
  "id" | "resourceType" | "action" | "links" | "details" | "resourceMetadata" | "occurredAt"
> & {
  outcome: string | null; // A code; null for an event to act on
};

export const entryKey = (eventId: string) => `payment_event:${eventId}`;

/** Stores each event once, with an outbox entry to act on it, in one statement; returns how many were new. */
export async function storeEvents(db: Database, events: readonly NewEvent[]): Promise<number> {
  if (events.length === 0) return 0;
  const [stored] = await storing(db).execute({ events: JSON.stringify(events) });
  return stored?.added ?? 0;
}

const storing = prepared((db) => {
  const columns = [
    paymentEvents.id,
    paymentEvents.resourceType,
    paymentEvents.action,
    paymentEvents.links,
    paymentEvents.details,
    paymentEvents.resourceMetadata,
    paymentEvents.occurredAt,
    paymentEvents.outcome,
    paymentEvents.processedAt,
    paymentEvents.submissionId,
  ].map(({ name }) => sql.identifier(name));
  const added = db.$with("added", { id: paymentEvents.id }).as(sql`
    insert into ${paymentEvents} (${sql.join(columns, sql`, `)})
    select sent.*,
      case when outcome is not null then now() end,
      case when outcome is not null then ${submissionIdOfSent} end
    from jsonb_to_recordset(${sql.placeholder("events")}::jsonb) as sent (
      id text, "resourceType" text, action text, links jsonb, details jsonb, "resourceMetadata" jsonb,
      "occurredAt" timestamptz, outcome text)
    on conflict do nothing returning id, outcome`);
  const queued = db.$with("queued", {}).as(sql`
    insert into ${outbox} (kind, key, payload)
    select 'payment_event', ${entryKey("")} || id, jsonb_build_object('eventId', id) from ${added} where outcome is null
    on conflict do nothing`);
  return db.with(added, queued).select({ added: sql<number>`count(*)::int` }).from(added);
});

/** The sign-up of an event that nothing acts on, as far as its links tell, so that the desk shows the event there. */
const submissionIdOfSent = (() => {
  const attempt = sql`select ${paymentAttempts.submissionId} from ${paymentAttempts}`;
  const named = sql`sent."resourceMetadata"->>'submission_id'`;
  const isUuid = sql.raw(literal("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"));
  const signUp = sql`select ${submissions.id} from ${submissions}`;
  return sql`coalesce(
    (${signUp} where ${submissions.id} = case when ${named} ~ ${isUuid} then (${named})::uuid end),
    (${attempt} where ${paymentAttempts.billingRequestId} = coalesce(sent.links->>'billing_request', sent.links->>'redirect_flow')),
    (${signUp} where ${submissions.subscriptionId} = sent.links->>'subscription'),
    (${signUp} where ${submissions.mandateId} = sent.links->>'mandate'),
    (${attempt} where ${paymentAttempts.mandateId} = sent.links->>'mandate'))`;
})();

export async function findEvent(db: Database, id: string): Promise<PaymentEvent | null> {
  return (await db.query.paymentEvents.findFirst({ where: eq(paymentEvents.id, id) })) ?? null;
}

export async function recordOutcome(
  db: Database,
  id: string,
  { submissionId, outcome }: { submissionId: string | null; outcome: string },
): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ submissionId, outcome, processedAt: outcome === "unmatched" ? null : sql`now()` })
    .where(eq(paymentEvents.id, id));
}

export type EventSubject = {
  submissionId: string | null;
  requestIds: readonly string[];
  mandateIds: readonly string[];
  subscriptionIds: readonly string[];
};

export async function submissionOf(db: Database, subject: EventSubject): Promise<string | null> {
  const byAttempt = db
    .select({ id: paymentAttempts.submissionId })
    .from(paymentAttempts)
    .where(
      or(
        among(paymentAttempts.billingRequestId, subject.requestIds),
        among(paymentAttempts.mandateId, subject.mandateIds),
      ),
    );
  const [found] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      or(
        subject.submissionId === null ? undefined : eq(submissions.id, subject.submissionId),
        among(submissions.mandateId, subject.mandateIds),
        among(submissions.subscriptionId, subject.subscriptionIds),
        inArray(submissions.id, byAttempt),
      ),
    )
    .limit(1);
  return found?.id ?? null;
}

function among(column: Parameters<typeof inArray>[0], values: readonly string[]) {
  return values.length === 0 ? sql`false` : inArray(column, [...values]);
}

export async function retryUnmatched(db: Database, requestId: string): Promise<void> {
  const unmatched = db
    .select({ key: sql<string>`${"payment_event:"} || ${paymentEvents.id}` })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.outcome, "unmatched"),
        or(
          eq(sql`${paymentEvents.links}->>'billing_request'`, requestId),
          eq(sql`${paymentEvents.links}->>'redirect_flow'`, requestId),
        ),
      ),
    );
  await db
    .update(outbox)
    .set({ deadAt: null, doneAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(inArray(outbox.key, unmatched));
}
