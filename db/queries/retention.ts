import { and, eq, gt, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { purgeSignIns } from "@/desk/auth/queries";
import { eventDays } from "@/desk/feed/rules";
import { feedEndpoints, feedEvents } from "@/desk/feed/tables";
import { timesMonths } from "@/desk/overview/counted";
import { isSearchOld } from "@/desk/sign-ups/list/search-queries";
import { searches } from "@/desk/sign-ups/list/tables";
import { deleteRefusals } from "@/desk/webhooks/queries";
import { statusesWithDebit } from "@/lib/payments/states";
import { leadMonths } from "@/lib/sign-up/lead";
import { resumeMailMonths } from "@/lib/sign-up/resume-mails";
import { confirmationDays, draftDays, unpaidMonths } from "@/lib/sign-up/retention";
import type { Database } from "../client/database";
import { confirmationKeys } from "../schema/confirmations";
import { signUpTimes } from "../schema/counts";
import { drafts } from "../schema/drafts";
import { leads } from "../schema/leads";
import { limitCounts } from "../schema/limits";
import { lookups } from "../schema/lookups";
import { outbox } from "../schema/outbox";
import { type PaymentAttempt, paymentAttempts, paymentEvents, paymentMoves } from "../schema/payments";
import { resumeMails } from "../schema/resume-mails";
import { submissions } from "../schema/submissions";
import { isTooFarAhead } from "./clock";
import { isLookupExpired } from "./lookups";
import { lockSubmission } from "./submissions";
import { takeToCheck } from "./to-reconcile";

const monthsUnused = {
  unpaidSubmission: unpaidMonths,
  lead: leadMonths,
  resumeMail: resumeMailMonths,
  doneWork: 1,
  processedEvent: 13,
  signUpTimes: timesMonths,
} as const;

export async function purgeExpired(db: Database): Promise<number> {
  const limits = await deleteBatch(db, limitCounts, limitCounts.key, lt(limitCounts.resetsAt, sql`now()`));
  const signIns = await purgeSignIns(db);
  const found = await deleteBatch(db, searches, searches.id, isSearchOld());
  return limits + signIns + found + (await deleteBatch(db, lookups, lookups.key, isLookupExpired));
}

/** Deletes a batch of old records; returns how many. Keeps customers, status changes and parked work. */
export async function purgeRecords(db: Database, at: Date): Promise<number> {
  // Alarms are kept, so that none is sent twice. They hold ids and codes only.
  const isDone = and(lt(outbox.doneAt, before(at, monthsUnused.doneWork)), ne(outbox.kind, "firm_alarm"));
  const isProcessed = lt(paymentEvents.processedAt, before(at, monthsUnused.processedEvent));
  const isOldKey = lt(confirmationKeys.createdAt, daysBefore(at, confirmationDays));
  const isOldLead = lt(leads.sentAt, before(at, monthsUnused.lead));
  const gone = (await purgeDrafts(db, at)) + (await deleteBatch(db, leads, leads.id, isOldLead));
  const done = await deleteBatch(db, outbox, outbox.id, isDone);
  const isOldMail = lt(resumeMails.createdAt, before(at, monthsUnused.resumeMail));
  const mails = await deleteBatch(db, resumeMails, resumeMails.keyHash, isOldMail);
  const isOldStart = lt(signUpTimes.startedAt, before(at, monthsUnused.signUpTimes));
  const times = await deleteBatch(db, signUpTimes, signUpTimes.draftId, isOldStart);
  const keys = await deleteBatch(db, confirmationKeys, confirmationKeys.id, isOldKey);
  await deleteRefusals(db, before(at, monthsUnused.processedEvent));
  const isOldEvent = lt(feedEvents.createdAt, daysBefore(at, eventDays));
  const isRemoved = lt(feedEndpoints.removedAt, daysBefore(at, eventDays));
  const told = await deleteBatch(db, feedEvents, feedEvents.id, isOldEvent);
  const endpoints = await deleteBatch(db, feedEndpoints, feedEndpoints.id, isRemoved);
  const events = await deleteBatch(db, paymentEvents, paymentEvents.id, isProcessed);
  return gone + mails + done + times + keys + told + endpoints + events;
}

/** Deletes expired drafts. Also corrects expiry times that a wrong clock set. */
export async function purgeDrafts(db: Database, at: Date): Promise<number> {
  const inDays = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60 * 1_000);
  await db
    .update(drafts)
    .set({ expiresAt: inDays(draftDays) })
    .where(gt(drafts.expiresAt, inDays(draftDays + 1)));
  return deleteBatch(db, drafts, drafts.id, lt(drafts.expiresAt, at));
}

/** Claims unpaid submissions unused for a year, each once a day; returns ids. */
export function takeUnpaid(db: Database, at: Date, limit: number): Promise<string[]> {
  const { checkedAt } = submissions;
  const isDue = or(
    isNull(checkedAt),
    sql`${checkedAt} < now() - interval '1 day'`,
    isTooFarAhead(checkedAt, sql`now()`),
  );
  return takeToCheck(db, and(isUnpaid(db, at), isDue), limit);
}

export async function attemptsOfUnpaid(db: Database, at: Date, id: string): Promise<PaymentAttempt[] | null> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(submissions)
    .leftJoin(paymentAttempts, eq(paymentAttempts.submissionId, submissions.id))
    .where(and(eq(submissions.id, id), isUnpaid(db, at)));
  return rows.length === 0 ? null : rows.flatMap(({ attempt }) => attempt ?? []);
}

export function deleteUnpaid(db: Database, at: Date, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Once we have the lock, the next statement also sees an attempt added while we waited for it.
    await lockSubmission(tx, id);
    const gone = await tx
      .delete(submissions)
      .where(and(eq(submissions.id, id), isUnpaid(tx, at)))
      .returning({ id: submissions.id });
    return gone.length > 0;
  });
}

function isUnpaid(db: Database, at: Date) {
  const long = before(at, monthsUnused.unpaidSubmission);
  const confirmed = db
    .select({ id: paymentMoves.id })
    .from(paymentMoves)
    .where(
      and(
        eq(paymentMoves.submissionId, submissions.id),
        inArray(paymentMoves.to, statusesWithDebit("setUp")),
      ),
    );
  const triedSince = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.submissionId, submissions.id), gt(paymentAttempts.createdAt, long)));
  return and(
    isNull(submissions.mandateId),
    notExists(confirmed),
    notExists(triedSince),
    inArray(submissions.paymentStatus, statusesWithDebit("none")),
    lt(submissions.updatedAt, long),
  );
}

const batchSize = 1_000; // Few enough to stay within the statement timeout

async function deleteBatch(
  db: Database,
  table: PgTable,
  key: PgColumn,
  condition: SQL | undefined,
): Promise<number> {
  const batch = db
    .select({ key })
    .from(table)
    .where(condition)
    .limit(batchSize)
    .for("update", { skipLocked: true });
  return (await db.delete(table).where(inArray(key, batch)).returning({ key })).length;
}

function before(at: Date, count: number) {
  return sql`${at.toISOString()}::timestamptz - make_interval(months => ${count})`;
}

function daysBefore(at: Date, count: number) {
  return sql`${at.toISOString()}::timestamptz - make_interval(days => ${count})`;
}
