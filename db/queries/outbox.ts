import { and, eq, inArray, sql } from "drizzle-orm";
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

/** Claims due entries of these kinds. Others wait for a release that knows them. */
export function takeFromOutbox(db: Database, kinds: readonly string[], lease: Lease): Promise<OutboxEntry[]> {
  const due = dueRows(db, outbox, inArray(outbox.kind, [...kinds]), lease);
  return db.update(outbox).set(claimed(outbox, lease)).where(inArray(outbox.id, due)).returning();
}

/** `note`: a code for an entry that is done without having had its effect. */
export async function finishEntry(db: Database, id: string, note: string | null = null): Promise<void> {
  await db
    .update(outbox)
    .set({ ...finished, lastError: note })
    .where(eq(outbox.id, id));
}

/** Postpones an entry after a failed attempt; returns false if it was done, dropped or restarted meanwhile. */
export async function postponeEntry(
  db: Database,
  { id, attempts }: Pick<OutboxEntry, "id" | "attempts">,
  { inSeconds: waits, error }: { inSeconds: number | null; error: string }, // `inSeconds`: null parks the entry
): Promise<boolean> {
  const [waiting] = await db
    .update(outbox)
    .set({ ...postponed(outbox, attempts, waits), lastError: error })
    .where(and(eq(outbox.id, id), isWaiting(outbox)))
    .returning({ attempts: outbox.attempts });
  return waiting?.attempts === attempts;
}

export async function parkedEntries(db: Database) {
  return db
    .select({ kind: outbox.kind, error: outbox.lastError, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(isParked(outbox))
    .groupBy(outbox.kind, outbox.lastError);
}

export async function retryParked(db: Database): Promise<number> {
  const revived = await db.update(outbox).set(restarted).where(isParked(outbox)).returning({ id: outbox.id });
  return revived.length;
}
