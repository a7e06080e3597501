import { and, between, eq, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { type OutboxEntry, type OutboxKind, outbox } from "../schema/outbox";

export { mailKinds, type OutboxEntry, type OutboxKind } from "../schema/outbox";

/** Adds work to do after the commit; a key that is there already adds nothing. */
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

const undone = and(isNull(outbox.doneAt), isNull(outbox.deadAt));

/**
 * Takes entries that are due, for so many seconds: a taker who dies leaves them to the next. Two takers never get the
 * same. Counted as a try at once, so that an entry that kills its taker comes to an end too. What was never tried is
 * always due, and so is what waits longer than it can have been told to: a clock gone ahead wrote that.
 */
export async function takeFromOutbox(
  db: Database,
  kinds: readonly OutboxKind[],
  { most, forSeconds, longestWait }: { most: number; forSeconds: number; longestWait: number },
): Promise<OutboxEntry[]> {
  const isWaiting = between(outbox.nextAttemptAt, sql`now()`, inSeconds(longestWait));
  // Twice as long, so that a small step of the clock gives nothing away that is still worked on.
  const isHeld = between(outbox.lockedUntil, sql`now()`, inSeconds(2 * forSeconds));
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
    .limit(most)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({
      lockedUntil: inSeconds(forSeconds),
      nextAttemptAt: sql`least(${outbox.nextAttemptAt}, now())`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(inArray(outbox.id, due))
    .returning();
}

export async function finishEntry(db: Database, id: string): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, lockedUntil: null, lastError: null })
    .where(eq(outbox.id, id));
}

/** Leaves an entry for later, or parks it for a person when `inSeconds` is null. */
export async function postponeEntry(
  db: Database,
  id: string,
  { inSeconds: waits, error }: { inSeconds: number | null; error: string },
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

/** What was given up and waits for a person, by kind and error. */
export function parkedEntries(
  db: Database,
): Promise<{ kind: string; error: string | null; count: number }[]> {
  return db
    .select({ kind: outbox.kind, error: outbox.lastError, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(isNotNull(outbox.deadAt))
    .groupBy(outbox.kind, outbox.lastError);
}

/** Gives parked entries all their tries again; answers how many. */
export async function retryParked(db: Database): Promise<number> {
  const revived = await db
    .update(outbox)
    .set({ deadAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(isNotNull(outbox.deadAt))
    .returning({ id: outbox.id });
  return revived.length;
}
