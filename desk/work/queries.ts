import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { jobs } from "@/db/schema/jobs";
import { outbox } from "@/db/schema/outbox";
import { paymentEvents } from "@/db/schema/payments";
import { dropped } from "@/lib/outbox";
import type { WorkState } from "./rules";

const inState = {
  parked: and(isNull(outbox.doneAt), isNotNull(outbox.deadAt)),
  waiting: and(isNull(outbox.doneAt), isNull(outbox.deadAt)),
} as const satisfies Record<WorkState, unknown>;

/** Entries of the outbox, the newest first: at most `limit` that are older than the entry `olderThan`. */
export function listWork(
  db: Database,
  state: WorkState,
  { olderThan, limit }: { olderThan: string | null; limit: number },
) {
  const { id, kind, attempts, createdAt, nextAttemptAt, deadAt, lastError } = outbox;
  const start = db
    .select({ at: createdAt, id })
    .from(outbox)
    .where(eq(id, olderThan ?? ""));
  return db
    .select({
      id,
      kind,
      attempts,
      createdAt,
      nextAttemptAt,
      deadAt,
      lastError,
      submissionId: sql<string | null>`${outbox.payload}->>'submissionId'`,
    })
    .from(outbox)
    .where(and(inState[state], olderThan === null ? undefined : sql`(${createdAt}, ${id}) < ${start}`))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function countWork(db: Database): Promise<Record<WorkState, number>> {
  const [counted] = await db
    .select({ all: count(), parked: count(outbox.deadAt) })
    .from(outbox)
    .where(isNull(outbox.doneAt));
  const { all = 0, parked = 0 } = counted ?? {};
  return { parked, waiting: all - parked };
}

/** When each job is due next. */
export async function nextRuns(db: Database): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.select({ name: jobs.name, at: jobs.nextAt }).from(jobs).orderBy(asc(jobs.name));
  return new Map(rows.map(({ name, at }) => [name, at]));
}

/** `repeated`: nothing was left to do. `over`: it was done or dropped meanwhile. */
export type WorkOutcome = "done" | "repeated" | "over" | "unknown";

/** Makes an entry due at once, with all its retries. */
export async function retryEntry(tx: Database, id: string): Promise<WorkOutcome> {
  const isHeldBack = or(isNotNull(outbox.deadAt), gt(outbox.attempts, 0));
  const retried = await tx
    .update(outbox)
    .set({ deadAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt), isHeldBack))
    .returning({ id: outbox.id });
  return retried.length > 0 ? "done" : unchanged(tx, id);
}

/** Ends an entry that is not to be done. A dropped event counts as processed. */
export async function dropEntry(tx: Database, id: string): Promise<WorkOutcome> {
  const [entry] = await tx
    .update(outbox)
    .set({ doneAt: sql`now()`, deadAt: null, lockedUntil: null, lastError: dropped })
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt)))
    .returning({ eventId: sql<string | null>`${outbox.payload}->>'eventId'` });
  if (!entry) return unchanged(tx, id);
  if (entry.eventId !== null)
    await tx
      .update(paymentEvents)
      .set({ outcome: dropped, processedAt: sql`now()` })
      .where(and(eq(paymentEvents.id, entry.eventId), isNull(paymentEvents.processedAt)));
  return "done";
}

async function unchanged(tx: Database, id: string): Promise<WorkOutcome> {
  const [entry] = await tx.select({ doneAt: outbox.doneAt }).from(outbox).where(eq(outbox.id, id));
  if (!entry) return "unknown";
  return entry.doneAt === null ? "repeated" : "over";
}
