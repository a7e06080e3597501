import { and, eq, gt, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { type OutboxEntry, outbox } from "../schema/outbox";
import { inSeconds, isToCome } from "./clock";

export type { OutboxEntry } from "../schema/outbox";

export type NewEntry = Pick<OutboxEntry, "kind" | "key" | "payload">;

/** How long an entry may be held back at most, so that what it does can be taken back. */
const maxHeldSeconds = 10;

/** Adds the entries whose key is new; returns how many. `heldSeconds`: before they are due. */
export async function addToOutbox(
  tx: Database,
  entries: readonly NewEntry[],
  heldSeconds = 0,
): Promise<number> {
  if (entries.length === 0) return 0;
  const added = await tx
    .insert(outbox)
    .values(entries.map((entry) => ({ ...entry, nextAttemptAt: inSeconds(heldSeconds) })))
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return added.length;
}

export const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.deadAt));
export const isParked = and(isNull(outbox.doneAt), isNotNull(outbox.deadAt));

/** `maxWaitSeconds`: the longest wait between two attempts. */
type Lease = { max: number; leaseSeconds: number; maxWaitSeconds: number };

/**
 * Claims due entries of these kinds, or the one with this key, which no other worker claims meanwhile. Entries of other kinds wait for
 * a release that knows them. The attempt is counted now, in case the process dies.
 */
export function takeFromOutbox(
  db: Database,
  which: readonly string[] | { key: string },
  { max, leaseSeconds, maxWaitSeconds }: Lease,
): Promise<OutboxEntry[]> {
  const { id, kind, key, attempts, nextAttemptAt, lockedUntil } = outbox;
  const due = db
    .select({ id })
    .from(outbox)
    .where(
      and(
        "key" in which ? eq(key, which.key) : inArray(kind, [...which]),
        isWaiting,
        // A first attempt is due at once, or after it was held back
        not(
          isToCome(
            nextAttemptAt,
            sql`case when ${attempts} = 0 then ${inSeconds(maxHeldSeconds)} else ${inSeconds(maxWaitSeconds)} end`,
          ),
        ),
        or(isNull(lockedUntil), not(isToCome(lockedUntil, inSeconds(2 * leaseSeconds)))),
      ),
    )
    .orderBy(nextAttemptAt)
    .limit(max)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({
      lockedUntil: inSeconds(leaseSeconds),
      nextAttemptAt: sql`least(${nextAttemptAt}, now())`,
      attempts: sql`${attempts} + 1`,
    })
    .where(inArray(id, due))
    .returning();
}

/** `note`: a code for an entry that is done without having had its effect. */
export async function finishEntry(db: Database, id: string, note: string | null = null): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, deadAt: null, lockedUntil: null, lastError: note })
    .where(eq(outbox.id, id));
}

/** `inSeconds`: until the next attempt; null parks the entry. `waitsFor`: what was away; null if the attempt failed for another reason. */
type Retry = { inSeconds: number | null; error: string; waitsFor?: string | null };

/**
 * Postpones an entry after a failed attempt; returns false if it was done, dropped or restarted meanwhile. One that was restarted
 * is only released, with all its retries.
 */
export async function postponeEntry(
  db: Database,
  { id, attempts }: Pick<OutboxEntry, "id" | "attempts">,
  { inSeconds: seconds, error, waitsFor = null }: Retry,
): Promise<boolean> {
  const { nextAttemptAt, failures, waitsSince } = outbox;
  const isAsClaimed = eq(outbox.attempts, attempts);
  const [waiting] = await db
    .update(outbox)
    .set({
      lockedUntil: null,
      ...(seconds === null
        ? { deadAt: sql`case when ${isAsClaimed} then now() end` }
        : {
            nextAttemptAt: sql`case when ${isAsClaimed} then ${inSeconds(seconds)} else ${nextAttemptAt} end`,
          }),
      lastError: error,
      waitsFor,
      ...(waitsFor === null
        ? { waitsSince: null, failures: sql<number>`${failures} + (${isAsClaimed})::int` }
        : { waitsSince: sql`coalesce(${waitsSince}, now())` }),
    })
    .where(and(eq(outbox.id, id), isWaiting))
    .returning({ attempts: outbox.attempts });
  return waiting?.attempts === attempts;
}

const resumedAtOnce = 20;

/** Makes the oldest entries of these kinds due that wait for one of `services`; at most 20 at a time, so that nothing is flooded. */
export async function resumeEntries(
  db: Database,
  kinds: readonly string[],
  services: readonly string[],
): Promise<void> {
  const oldest = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, inArray(outbox.waitsFor, [...services]), inArray(outbox.kind, [...kinds])))
    .orderBy(outbox.createdAt)
    .limit(resumedAtOnce)
    .for("update", { skipLocked: true });
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(and(inArray(outbox.id, oldest), gt(outbox.nextAttemptAt, sql`now()`)));
}

/**
 * Whether exactly one entry of the kind is parked, this transaction's own. Of several transactions that park one at once, one
 * gets a yes.
 */
export async function isOnlyParked(tx: Database, kind: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`parked ${kind}`}))`);
  return (await tx.$count(outbox, and(eq(outbox.kind, kind), isParked))) === 1;
}

export async function parkedEntries(db: Database) {
  return db
    .select({ kind: outbox.kind, error: outbox.lastError, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(isParked)
    .groupBy(outbox.kind, outbox.lastError);
}

/** Makes an entry due at once, with all its retries. */
export const restartedEntry = {
  ...{ doneAt: null, deadAt: null, attempts: 0, nextAttemptAt: sql`now()` },
  ...{ failures: 0, waitsFor: null, waitsSince: null },
};

export async function retryParked(db: Database): Promise<number> {
  const revived = await db.update(outbox).set(restartedEntry).where(isParked).returning({ id: outbox.id });
  return revived.length;
}
