import { and, desc, eq, isNull, max, sql, sum } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { entryKey } from "@/db/queries/events";
import { outbox } from "@/db/schema/outbox";
import { paymentEvents, webhookRefusals } from "@/db/schema/payments";
import type { EventFilter } from "@/desk/work/rules";

const matches = {
  all: undefined,
  waiting: and(isNull(paymentEvents.outcome), isNull(paymentEvents.processedAt)),
  unmatched: eq(paymentEvents.outcome, "unmatched"),
  ignored: eq(paymentEvents.outcome, "ignored"),
} as const satisfies Record<EventFilter, unknown>;

/** The provider's events, the newest first: at most `limit` that are older than the event `olderThan`. */
export function listEvents(
  db: Database,
  filter: EventFilter,
  { olderThan, limit }: { olderThan: string | null; limit: number },
) {
  const { id, resourceType, action, outcome, submissionId, occurredAt, receivedAt } = paymentEvents;
  const start = db
    .select({ at: receivedAt, id })
    .from(paymentEvents)
    .where(eq(id, olderThan ?? ""));
  const isQueued = and(
    eq(outbox.key, sql`'payment_event:' || ${id}`),
    isNull(outbox.doneAt),
    isNull(outbox.deadAt),
  );
  return db
    .select({
      ...{ id, resourceType, action, outcome, submissionId, occurredAt, receivedAt },
      isQueued: sql<boolean>`${outbox.id} is not null`,
    })
    .from(paymentEvents)
    .leftJoin(outbox, isQueued)
    .where(and(matches[filter], olderThan === null ? undefined : sql`(${receivedAt}, ${id}) < ${start}`))
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit);
}

/** How many events need a look: only these two are few. */
export async function countOpenEvents(db: Database): Promise<Record<"waiting" | "unmatched", number>> {
  return {
    waiting: await db.$count(paymentEvents, matches.waiting),
    unmatched: await db.$count(paymentEvents, matches.unmatched),
  };
}

/** Queues an event again, also long after its entry was deleted. `repeated`: it is queued already. */
export async function runEventAgain(tx: Database, id: string): Promise<"done" | "repeated"> {
  const entry = { kind: "payment_event", key: entryKey(id), payload: { eventId: id } } as const;
  const queued = await tx
    .insert(outbox)
    .values(entry)
    .onConflictDoUpdate({
      target: outbox.key,
      set: { doneAt: null, deadAt: null, attempts: 0, nextAttemptAt: sql`now()`, lastError: null },
      setWhere: sql`${outbox.doneAt} is not null or ${outbox.deadAt} is not null or ${outbox.attempts} > 0`,
    })
    .returning({ id: outbox.id });
  return queued.length > 0 ? "done" : "repeated";
}

/** Refused webhooks of the last `days`, by reason. */
export async function listRefusals(db: Database, days: number) {
  const rows = await db
    .select({
      reason: webhookRefusals.reason,
      refused: sum(webhookRefusals.refused).mapWith(Number),
      lastAt: max(webhookRefusals.lastAt),
    })
    .from(webhookRefusals)
    .where(sql`${webhookRefusals.hour} > now() - make_interval(days => ${days})`)
    .groupBy(webhookRefusals.reason)
    .orderBy(webhookRefusals.reason);
  return rows.flatMap(({ reason, refused, lastAt }) => (lastAt ? { reason, refused, lastAt } : []));
}
