import { and, between, eq, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { type OutboxEntry, type OutboxKind, outbox } from "../schema/outbox";

export { type MailKind, mailKinds, type OutboxEntry, type OutboxKind } from "../schema/outbox";

export async function addToOutbox(
  tx: Database,
  entries: readonly Pick<OutboxEntry, "kind" | "key" | "payload">[],
): Promise<void> {
  if (entries.length > 0)
    await tx
      .insert(outbox)
      .values([...entries])
      .onConflictDoNothing();
}

/** Adds an entry unless there is one with its key; false if there is. */
export async function addOnce(
  tx: Database,
  entry: Pick<OutboxEntry, "kind" | "key" | "payload">,
): Promise<boolean> {
  const added = await tx.insert(outbox).values(entry).onConflictDoNothing().returning({ id: outbox.id });
  return added.length > 0;
}

const undone = and(isNull(outbox.doneAt), isNull(outbox.deadAt));

/** Claims entries that are due. Counts the attempt now, in case the process dies. */
export async function takeFromOutbox(
  db: Database,
  kinds: readonly OutboxKind[],
  { max, leaseSeconds, maxWaitSeconds }: { max: number; leaseSeconds: number; maxWaitSeconds: number },
): Promise<OutboxEntry[]> {
  // A time further ahead was written by a wrong clock (docs/decisions/0089): a first attempt waits for nothing, and a lease is short.
  const isWaiting = between(outbox.nextAttemptAt, sql`now()`, inSeconds(maxWaitSeconds));
  const isHeld = between(outbox.lockedUntil, sql`now()`, inSeconds(2 * leaseSeconds));
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        undone,
        inArray(outbox.kind, [...kinds]),
        or(eq(outbox.attempts, 0), not(isWaiting)),
        or(isNull(outbox.lockedUntil), not(isHeld)),
      ),
    )
    .orderBy(outbox.nextAttemptAt)
    .limit(max)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({
      lockedUntil: inSeconds(leaseSeconds),
      nextAttemptAt: sql`least(${outbox.nextAttemptAt}, now())`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(inArray(outbox.id, due))
    .returning();
}

/** `note`: a code for an entry that is done without having had its effect. */
export async function finishEntry(db: Database, id: string, note: string | null = null): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, lockedUntil: null, lastError: note })
    .where(eq(outbox.id, id));
}

export async function postponeEntry(
  db: Database,
  id: string,
  { inSeconds: waits, error }: { inSeconds: number | null; error: string }, // `inSeconds`: null parks the entry
): Promise<void> {
  await db
    .update(outbox)
    .set({
      lockedUntil: null,
      lastError: error,
      ...(waits === null ? { deadAt: sql`now()` } : { nextAttemptAt: inSeconds(waits) }),
    })
    .where(eq(outbox.id, id));
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}

export async function parkedEntries(db: Database) {
  return db
    .select({ kind: outbox.kind, error: outbox.lastError, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(isNotNull(outbox.deadAt))
    .groupBy(outbox.kind, outbox.lastError);
}

export async function retryParked(db: Database): Promise<number> {
  const revived = await db
    .update(outbox)
    .set({ deadAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(isNotNull(outbox.deadAt))
    .returning({ id: outbox.id });
  return revived.length;
}
