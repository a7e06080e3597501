import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { type OutboxEntry, outbox } from "../schema/outbox";
import { claimed, dueRows, finished, isParked, isWaiting, type Lease, postponed, restarted } from "./leased";

export type { OutboxEntry } from "../schema/outbox";

export type NewEntry = Pick<OutboxEntry, "kind" | "key" | "payload">;

/** Adds the entries whose key is new; returns how many. */
export async function addToOutbox(tx: Database, entries: readonly NewEntry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const added = await tx
    .insert(outbox)
    .values([...entries])
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return added.length;
}

/** Adds an entry unless there is one with its key; false if there is. */
export async function addOnce(tx: Database, entry: NewEntry): Promise<boolean> {
  return (await addToOutbox(tx, [entry])) > 0;
}

/** Claims due entries of these kinds, or with this key. Entries of other kinds wait for a release that knows them. */
export function takeFromOutbox(
  db: Database,
  which: readonly string[] | { key: string },
  lease: Lease,
): Promise<OutboxEntry[]> {
  const wanted = "key" in which ? eq(outbox.key, which.key) : inArray(outbox.kind, [...which]);
  const due = dueRows(db, outbox, wanted, lease);
  return db.update(outbox).set(claimed(outbox, lease)).where(inArray(outbox.id, due)).returning();
}

/** `note`: a code for an entry that is done without having had its effect. */
export async function finishEntry(db: Database, id: string, note: string | null = null): Promise<void> {
  await db
    .update(outbox)
    .set({ ...finished, lastError: note })
    .where(eq(outbox.id, id));
}

/** `inSeconds`: until the next attempt; null parks the entry. `waitsFor`: what was away; null if the attempt failed for another reason. */
type Retry = { inSeconds: number | null; error: string; waitsFor?: string | null };

/** Postpones an entry after a failed attempt; returns false if it was done, dropped or restarted meanwhile. */
export async function postponeEntry(
  db: Database,
  { id, attempts }: Pick<OutboxEntry, "id" | "attempts">,
  { inSeconds: waits, error, waitsFor = null }: Retry,
): Promise<boolean> {
  const failed = sql<number>`${outbox.failures} + (${outbox.attempts} = ${attempts})::int`;
  const [waiting] = await db
    .update(outbox)
    .set({
      ...postponed(outbox, attempts, waits),
      lastError: error,
      waitsFor,
      ...(waitsFor === null
        ? { waitsSince: null, failures: failed }
        : { waitsSince: sql`coalesce(${outbox.waitsSince}, now())` }),
    })
    .where(and(eq(outbox.id, id), isWaiting(outbox)))
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
    .where(and(isWaiting(outbox), inArray(outbox.waitsFor, [...services]), inArray(outbox.kind, [...kinds])))
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
  return (await tx.$count(outbox, and(eq(outbox.kind, kind), isParked(outbox)))) === 1;
}

export async function parkedEntries(db: Database) {
  return db
    .select({ kind: outbox.kind, error: outbox.lastError, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(isParked(outbox))
    .groupBy(outbox.kind, outbox.lastError);
}

/** Makes an entry due at once, with all its retries. */
export const restartedEntry = { ...restarted, failures: 0, waitsFor: null, waitsSince: null };

export async function retryParked(db: Database): Promise<number> {
  const revived = await db
    .update(outbox)
    .set(restartedEntry)
    .where(isParked(outbox))
    .returning({ id: outbox.id });
  return revived.length;
}
