import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { cancelKind } from "@/db/queries/cancellations";
import { isParked, restartedEntry } from "@/db/queries/outbox";
import { jobs } from "@/db/schema/jobs";
import { outbox } from "@/db/schema/outbox";
import { paymentEvents } from "@/db/schema/payments";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import type { AuditEntry } from "@/desk/auth/audit/rules";
import { retryKind } from "@/desk/payments/retries";
import { dropped } from "@/desk/sign-ups/one/timeline-entries";
import { isLongerThan, tidy } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { scheduledJobs } from "@/server/jobs/jobs";
import { wakeWorker } from "@/server/jobs/wake";

/** Characters of the reason for dropping an entry. */
export const maxReasonLength = 200;

/** Makes a parked or postponed entry due at once. */
export async function retry(by: SignedIn, id: string): Promise<Outcome> {
  if (!isUuid(id)) return "unknown";
  const entry = { act: "job_retried", subject: "job", id } as const;
  const outcome = await audited(by, ifDone(entry), (tx) => retryEntry(tx, id));
  wakeWorker();
  return outcome;
}

/** Makes all parked entries of a kind due at once. */
export async function retryAll(by: SignedIn, kind: string): Promise<"done" | "repeated"> {
  const retriedRows = await audited(
    by,
    (rows: number) => (rows > 0 ? { act: "job_retried", subject: "job", values: { kind, rows } } : null),
    async (tx) => {
      const due = await tx
        .update(outbox)
        .set(restartedEntry)
        .where(and(eq(outbox.kind, kind), isParked))
        .returning({ id: outbox.id });
      return due.length;
    },
  );
  wakeWorker();
  return retriedRows > 0 ? "done" : "repeated";
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

/** How many entries of each kind are parked, the most first. */
export async function countParked(db: Database): Promise<{ kind: string; rows: number }[]> {
  return db
    .select({ kind: outbox.kind, rows: count() })
    .from(outbox)
    .where(isParked)
    .groupBy(outbox.kind)
    .orderBy(desc(count()), asc(outbox.kind));
}

/** The jobs of the clock, with the seconds between their runs and the next one. */
export async function scheduledRuns(db: Database) {
  const rows = await db.select({ name: jobs.name, at: jobs.nextAt }).from(jobs);
  const next = new Map(rows.map(({ name, at }) => [name, at]));
  return scheduledJobs.map(({ name, everySeconds: seconds }) => ({
    ...{ name, seconds },
    next: next.get(name) ?? null,
  }));
}

/** `repeated`: nothing was left to do. `over`: it was done or dropped meanwhile. */
type Outcome = "done" | "repeated" | "over" | "unknown";

/** Makes an entry due at once, with all its retries. */
async function retryEntry(tx: Database, id: string): Promise<Outcome> {
  const isPostponed = or(isNotNull(outbox.deadAt), gt(outbox.attempts, 0));
  const retriedRows = await tx
    .update(outbox)
    .set(restartedEntry)
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt), isPostponed))
    .returning({ id: outbox.id });
  return retriedRows.length > 0 ? "done" : unchanged(tx, id);
}

/** Ends an entry that is not to be done. A dropped event counts as processed; what an operator had ordered can be ordered again. */
async function dropEntry(tx: Database, id: string): Promise<Outcome> {
  const isOrder = inArray(outbox.kind, [cancelKind, retryKind]);
  const freed = sql`case when ${isOrder} then ${outbox.key} || ':dropped:' || ${outbox.id} else ${outbox.key} end`;
  const [entry] = await tx
    .update(outbox)
    .set({ key: freed, doneAt: sql`now()`, deadAt: null, lockedUntil: null, lastError: dropped })
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
