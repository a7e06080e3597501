import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { finished, isParked, isWaiting, restartedEntry } from "@/db/queries/outbox";
import { jobs } from "@/db/schema/jobs";
import { outbox } from "@/db/schema/outbox";
import { paymentEvents } from "@/db/schema/payments";
import { audited } from "@/desk/audit/record";
import type { AuditEntry } from "@/desk/audit/rules";
import type { SignedIn } from "@/desk/auth/access";
import { pageOf, rowsPerPage } from "@/desk/ui/paging";
import { dropped } from "@/lib/outbox";
import { isLongerThan, tidy } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { scheduledJobs } from "@/server/jobs/jobs";
import { wakeWorker } from "@/server/jobs/wake";
import { entryName } from "./entry-name";
import { type EntryState, maxReasonLength } from "./rules";

export function workPage(state: EntryState, olderThan: string | null) {
  return query(async (db) => {
    const { rows, older } = pageOf(await listEntries(db, state, { olderThan, limit: rowsPerPage + 1 }));
    const next = await nextRuns(db);
    return {
      entries: rows.map((entry) => ({ ...entry, name: entryName(entry.kind) })),
      counts: await countEntries(db),
      older,
      jobs: scheduledJobs.map(({ name, everySeconds: seconds }) => ({
        name,
        seconds,
        next: next.get(name) ?? null,
      })),
    };
  });
}

export type WorkPageData = Awaited<ReturnType<typeof workPage>>;

/** Makes a parked or postponed entry due at once. */
export async function retry(by: SignedIn, id: string): Promise<Outcome> {
  if (!isUuid(id)) return "unknown";
  const entry = { act: "job_retried", subject: "job", id } as const;
  const outcome = await audited(by, ifDone(entry), (tx) => retryEntry(tx, id));
  wakeWorker();
  return outcome;
}

/** Ends an entry without doing it, for a reason that the audit keeps. */
export async function drop(
  by: SignedIn,
  { id, reason }: { id: string; reason: string },
): Promise<Outcome | "noReason" | "longReason"> {
  if (!isUuid(id)) return "unknown";
  const given = tidy(reason);
  if (given === "") return "noReason";
  if (isLongerThan(given, maxReasonLength)) return "longReason";
  const entry = { act: "job_dropped", subject: "job", id, values: { reason: given } } as const;
  return audited(by, ifDone(entry), (tx) => dropEntry(tx, id));
}

const ifDone = (entry: AuditEntry) => (outcome: Outcome) => (outcome === "done" ? entry : null);

const inState = {
  parked: isParked,
  waiting: isWaiting,
} as const satisfies Record<EntryState, unknown>;

/** Entries of the outbox, the newest first: at most `limit` that are older than the entry `olderThan`. */
export function listEntries(
  db: Database,
  state: EntryState,
  { olderThan, limit }: { olderThan: string | null; limit: number },
) {
  const { id, kind, attempts, createdAt, nextAttemptAt, deadAt, lastError, waitsSince } = outbox;
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
      waitsSince,
      submissionId: sql<string | null>`${outbox.payload}->>'submissionId'`,
    })
    .from(outbox)
    .where(and(inState[state], olderThan === null ? undefined : sql`(${createdAt}, ${id}) < ${start}`))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

async function countEntries(db: Database): Promise<Record<EntryState, number>> {
  const [counted] = await db
    .select({ all: count(), parked: count(outbox.deadAt) })
    .from(outbox)
    .where(isNull(outbox.doneAt));
  const { all = 0, parked = 0 } = counted ?? {};
  return { parked, waiting: all - parked };
}

/** When each job is due next. */
async function nextRuns(db: Database): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.select({ name: jobs.name, at: jobs.nextAt }).from(jobs).orderBy(asc(jobs.name));
  return new Map(rows.map(({ name, at }) => [name, at]));
}

/** `repeated`: nothing was left to do. `over`: it was done or dropped meanwhile. */
type Outcome = "done" | "repeated" | "over" | "unknown";

/** Makes an entry due at once, with all its retries. */
async function retryEntry(tx: Database, id: string): Promise<Outcome> {
  const isPostponed = or(isNotNull(outbox.deadAt), gt(outbox.attempts, 0));
  const retried = await tx
    .update(outbox)
    .set(restartedEntry)
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt), isPostponed))
    .returning({ id: outbox.id });
  return retried.length > 0 ? "done" : unchanged(tx, id);
}

/** Ends an entry that is not to be done. A dropped event counts as processed. */
async function dropEntry(tx: Database, id: string): Promise<Outcome> {
  const [entry] = await tx
    .update(outbox)
    .set({ ...finished, lastError: dropped })
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

async function unchanged(tx: Database, id: string): Promise<Outcome> {
  const [entry] = await tx.select({ doneAt: outbox.doneAt }).from(outbox).where(eq(outbox.id, id));
  if (!entry) return "unknown";
  return entry.doneAt === null ? "repeated" : "over";
}
