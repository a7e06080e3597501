import { and, desc, eq, isNull, max, sql, sum } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { entryKey, findEvent } from "@/db/queries/events";
import { isWaiting, restartedEntry } from "@/db/queries/outbox";
import { outbox } from "@/db/schema/outbox";
import { paymentEvents, webhookRefusals } from "@/db/schema/payments";
import { audited } from "@/desk/audit/record";
import type { SignedIn } from "@/desk/auth/access";
import { pageOf, rowsPerPage } from "@/desk/ui/paging";
import { type EventFilter, eventId } from "@/desk/work/rules";
import { treatmentOf } from "@/lib/payments/provider-events";
import { query } from "@/server/database";
import { wakeWorker } from "@/server/jobs/wake";

/** Days of which refused webhooks are counted. */
const refusalDays = 30;

export function webhooksPage(filter: EventFilter, olderThan: string | null) {
  return query(async (db) => {
    const { rows, older } = pageOf(await listEvents(db, filter, { olderThan, limit: rowsPerPage + 1 }));
    const events = rows.map((event) => ({
      ...event,
      // An event that Jack does not act on has nothing to run.
      mayRun: treatmentOf(event.resourceType, event.action) !== null && !event.isQueued,
    }));
    return {
      events,
      counts: await countOpenEvents(db),
      refusals: await listRefusals(db),
      refusalDays,
      older,
    };
  });
}

export type WebhooksPageData = Awaited<ReturnType<typeof webhooksPage>>;
export type ReceivedEvent = WebhooksPageData["events"][number];

/** Acts on an event again; null for an unknown one, or one on which Jack does not act. */
export async function runAgain(by: SignedIn, id: string): Promise<"done" | "repeated" | null> {
  const outcome = await audited(
    by,
    (result: "done" | "repeated" | null) =>
      result === "done" ? ({ act: "event_run_again", subject: "event", id } as const) : null,
    async (tx) => {
      const event = eventId.safeParse(id).success ? await findEvent(tx, id) : null;
      return event && treatmentOf(event.resourceType, event.action) ? runEventAgain(tx, id) : null;
    },
  );
  wakeWorker();
  return outcome;
}

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
  const isQueued = and(eq(outbox.key, sql`'payment_event:' || ${id}`), isWaiting);
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
async function countOpenEvents(db: Database): Promise<Record<"waiting" | "unmatched", number>> {
  return {
    waiting: await db.$count(paymentEvents, matches.waiting),
    unmatched: await db.$count(paymentEvents, matches.unmatched),
  };
}

/** Queues an event again, also long after its entry was deleted. `repeated`: it is queued already. */
async function runEventAgain(tx: Database, id: string): Promise<"done" | "repeated"> {
  const entry = { kind: "payment_event", key: entryKey(id), payload: { eventId: id } } as const;
  const queued = await tx
    .insert(outbox)
    .values(entry)
    .onConflictDoUpdate({
      target: outbox.key,
      set: { ...restartedEntry, lastError: null },
      setWhere: sql`${outbox.doneAt} is not null or ${outbox.deadAt} is not null or ${outbox.attempts} > 0`,
    })
    .returning({ id: outbox.id });
  return queued.length > 0 ? "done" : "repeated";
}

/** By reason. */
async function listRefusals(db: Database) {
  const rows = await db
    .select({
      reason: webhookRefusals.reason,
      refused: sum(webhookRefusals.refused).mapWith(Number),
      lastAt: max(webhookRefusals.lastAt),
    })
    .from(webhookRefusals)
    .where(sql`${webhookRefusals.hour} > now() - make_interval(days => ${refusalDays})`)
    .groupBy(webhookRefusals.reason)
    .orderBy(webhookRefusals.reason);
  return rows.flatMap(({ reason, refused, lastAt }) => (lastAt ? { reason, refused, lastAt } : []));
}
