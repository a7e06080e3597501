import { and, desc, eq, inArray, isNull, max, or, sql } from "drizzle-orm";
import { outboxKey } from "@/lib/outbox";
import { uuidPattern } from "@/lib/uuid";
import type { Database } from "../client/database";
import { literal } from "../schema/columns";
import { outbox } from "../schema/outbox";
import { type PaymentEvent, paymentAttempts, paymentEvents } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { addToOutbox, isWaiting, restartedEntry } from "./outbox";

export type { PaymentEvent } from "../schema/payments";

export type NewEvent = Pick<
  PaymentEvent,
  "id" | "resourceType" | "action" | "links" | "details" | "resourceMetadata" | "occurredAt"
> & {
  outcome: string | null; // A code; null for an event to act on
};

const entryKey = (eventId: string) => outboxKey("payment_event", eventId);

/** Stores each event once, with an outbox entry to act on it; returns how many were new. */
export async function storeEvents(db: Database, events: readonly NewEvent[]): Promise<number> {
  if (events.length === 0) return 0;
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(paymentEvents)
      .values([...events])
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id, outcome: paymentEvents.outcome });
    const toActOn = added.filter(({ outcome }) => outcome === null).map(({ id }) => id);
    await addToOutbox(
      tx,
      toActOn.map((eventId) => ({ kind: "payment_event", key: entryKey(eventId), payload: { eventId } })),
    );
    if (added.length > 0)
      await tx
        .update(paymentEvents)
        .set({
          processedAt: sql`case when ${paymentEvents.outcome} is not null then now() end`,
          submissionId: submissionByLinks,
        })
        .where(
          inArray(
            paymentEvents.id,
            added.map(({ id }) => id),
          ),
        );
    return added.length;
  });
}

/** The sign-up to which an event's links lead: the desk shows the event there, and it may explain a change before it is acted on. */
const submissionByLinks = (() => {
  const { links, resourceMetadata } = paymentEvents;
  const attempt = sql`select ${paymentAttempts.submissionId} from ${paymentAttempts}`;
  const signUp = sql`select ${submissions.id} from ${submissions}`;
  const named = sql`${resourceMetadata}->>'submission_id'`;
  const isUuid = sql.raw(literal(uuidPattern.source));
  return sql`coalesce(
    (${signUp} where ${submissions.id} = case when ${named} ~ ${isUuid} then (${named})::uuid end),
    (${attempt} where ${paymentAttempts.requestId} = ${links}->>'request'),
    (${signUp} where ${submissions.subscriptionId} = ${links}->>'subscription'),
    (${signUp} where ${submissions.mandateId} = ${links}->>'mandate'),
    (${attempt} where ${paymentAttempts.mandateId} = ${links}->>'mandate'))`;
})();

export async function findEvent(db: Database, id: string): Promise<PaymentEvent | null> {
  const [found] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return found ?? null;
}

/** The last failure of a payment. `willRetry`: the provider collects it again by itself. `description`: the provider's words for why. */
export async function failureOf(db: Database, submissionId: string, paymentId: string) {
  const { id, resourceType, action, details, links, occurredAt } = paymentEvents;
  const [failure] = await db
    .select({ id, details })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.submissionId, submissionId),
        eq(resourceType, "payments"),
        eq(action, "failed"),
        eq(sql`${links}->>'payment'`, paymentId),
      ),
    )
    .orderBy(desc(occurredAt))
    .limit(1);
  return {
    id: failure?.id ?? null,
    willRetry: failure?.details.will_attempt_retry === "true",
    description: failure?.details.description ?? null,
  };
}

/**
 * Whether the webhook that told of a sign-up last also told of something that nobody has acted on yet. An event that has failed is not
 * waited for.
 */
export async function isBatchOpen(db: Database, submissionId: string): Promise<boolean> {
  const { id, receivedAt, submissionId: of } = paymentEvents;
  const last = db
    .select({ at: max(receivedAt) })
    .from(paymentEvents)
    .where(eq(of, submissionId));
  const isFresh = and(isWaiting, eq(outbox.failures, 0), isNull(outbox.waitsSince));
  const open = await db
    .select({ id })
    .from(paymentEvents)
    .innerJoin(outbox, eq(outbox.key, sql`${entryKey("")} || ${id}`))
    .where(and(eq(receivedAt, last), isFresh))
    .limit(1);
  return open.length > 0;
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
        among(paymentAttempts.requestId, subject.requestIds),
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
    .select({ key: sql<string>`${entryKey("")} || ${paymentEvents.id}` })
    .from(paymentEvents)
    .where(
      and(eq(paymentEvents.outcome, "unmatched"), eq(sql`${paymentEvents.links}->>'request'`, requestId)),
    );
  await db.update(outbox).set(restartedEntry).where(inArray(outbox.key, unmatched));
}
