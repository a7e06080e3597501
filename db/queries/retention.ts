import { and, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import { unpaidMonths } from "@/lib/sign-up/rules/limits";
import type { Database } from "../client/database";
import { outbox } from "../schema/outbox";
import { type PaymentAttempt, paymentAttempts, paymentEvents, paymentMoves } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { isTooFarAhead } from "./clock";
import { deleteBatch } from "./delete-batch";
import { purgeDrafts } from "./drafts";
import { purgeLimits } from "./limits";
import { purgeLookups } from "./lookups";
import { lockSubmission } from "./submissions";
import { takeToCheck } from "./to-reconcile";

/** Months that a record is kept after its last use. Drafts carry their own end. */
const months = { unpaidSubmission: unpaidMonths, doneWork: 1, processedEvent: 13 } as const;

/** Deletes a batch of counts and look-ups that are of no use any more, whatever the clock says; answers how many. */
export async function purgeExpired(db: Database): Promise<number> {
  return (await purgeLimits(db)) + (await purgeLookups(db));
}

/**
 * Deletes a batch of what is no longer needed at a time that can be trusted; answers how many rows. Customers, moves of
 * their debits, and work that waits for a person are kept. Safe to repeat, and in two places at once.
 */
export async function purgeRecords(db: Database, at: Date): Promise<number> {
  const gone = [await purgeDrafts(db, at), await purgeDoneWork(db, at), await purgeProcessedEvents(db, at)];
  return gone.reduce((sum, count) => sum + count, 0);
}

/**
 * Takes submissions whose debit never stood and that nobody has used for a year, each once a day: before one is deleted
 * the provider is asked what became of it.
 */
export function takeUnpaid(db: Database, at: Date, most: number): Promise<string[]> {
  const { checkedAt } = submissions;
  const isDue = or(
    isNull(checkedAt),
    sql`${checkedAt} < now() - interval '1 day'`,
    isTooFarAhead(checkedAt, sql`now()`),
  );
  return takeToCheck(db, and(isUnpaid(db, at), isDue), most);
}

/** The attempts of one of them, or null when it no longer is one. */
export async function attemptsOfUnpaid(db: Database, at: Date, id: string): Promise<PaymentAttempt[] | null> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(submissions)
    .leftJoin(paymentAttempts, eq(paymentAttempts.submissionId, submissions.id))
    .where(and(eq(submissions.id, id), isUnpaid(db, at)));
  return rows.length === 0 ? null : rows.flatMap(({ attempt }) => attempt ?? []);
}

/** Deletes one of them, with its attempts and moves, if it still is one; answers whether it did. */
export function deleteUnpaid(db: Database, at: Date, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A statement of its own after the lock also sees an attempt that was made while the lock was waited for.
    await lockSubmission(tx, id);
    const gone = await tx
      .delete(submissions)
      .where(and(eq(submissions.id, id), isUnpaid(tx, at)))
      .returning({ id: submissions.id });
    return gone.length > 0;
  });
}

function isUnpaid(db: Database, at: Date) {
  const long = before(at, months.unpaidSubmission);
  const confirmed = db
    .select({ id: paymentMoves.id })
    .from(paymentMoves)
    .where(and(eq(paymentMoves.submissionId, submissions.id), eq(paymentMoves.to, "confirmed")));
  const triedSince = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.submissionId, submissions.id), gt(paymentAttempts.createdAt, long)));
  return and(
    isNull(submissions.mandateId),
    notExists(confirmed),
    notExists(triedSince),
    inArray(submissions.paymentStatus, ["pending", "cancelled", "failed", "abandoned"]),
    lt(submissions.updatedAt, long),
  );
}

/** Alarms stay: their keys make each of them one mail for good. They hold ids and codes only. */
function purgeDoneWork(db: Database, at: Date): Promise<number> {
  const done = and(lt(outbox.doneAt, before(at, months.doneWork)), ne(outbox.kind, "firm_alarm"));
  return deleteBatch(db, outbox, outbox.id, done);
}

/** Long after the provider would send one again. */
function purgeProcessedEvents(db: Database, at: Date): Promise<number> {
  const processed = lt(paymentEvents.processedAt, before(at, months.processedEvent));
  return deleteBatch(db, paymentEvents, paymentEvents.id, processed);
}

function before(at: Date, count: number) {
  return sql`${at.toISOString()}::timestamptz - make_interval(months => ${count})`;
}
