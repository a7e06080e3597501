import { and, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import { statusesWithDebit } from "@/lib/payments/states";
import { retention } from "@/lib/retention";
import type { Database } from "../client/database";
import { confirmationKeys } from "../schema/confirmations";
import { drafts } from "../schema/drafts";
import { leads } from "../schema/leads";
import { limitCounts } from "../schema/limits";
import { lookups } from "../schema/lookups";
import { outbox } from "../schema/outbox";
import { type PaymentAttempt, paymentAttempts, paymentEvents, webhookRefusals } from "../schema/payments";
import { resumeMails } from "../schema/resume-mails";
import { signUpTimes } from "../schema/sign-up-times";
import { submissions } from "../schema/submissions";
import { daysBefore, deleteBatch, monthsBefore } from "./delete-batch";
import { isLookupExpired } from "./lookups";
import { lockSubmission } from "./submissions";
import { takeToCheck } from "./to-reconcile";

export async function purgeExpired(db: Database): Promise<number> {
  const limits = await deleteBatch(db, limitCounts, limitCounts.key, lt(limitCounts.resetsAt, sql`now()`));
  return limits + (await deleteBatch(db, lookups, lookups.key, isLookupExpired));
}

/** Deletes a batch of old records; returns how many. Keeps customers, status changes and parked entries. */
export async function purgeRecords(db: Database, at: Date): Promise<number> {
  // Alarms are kept, so that none is sent twice. They hold ids and codes only.
  const isOldDoneEntry = and(
    lt(outbox.doneAt, monthsBefore(at, retention.doneEntryMonths)),
    ne(outbox.kind, "firm_alarm"),
  );
  const isProcessed = lt(paymentEvents.processedAt, monthsBefore(at, retention.eventMonths));
  const isOldKey = lt(confirmationKeys.createdAt, daysBefore(at, retention.confirmationDays));
  const isOldLead = lt(leads.sentAt, monthsBefore(at, retention.leadMonths));
  const isOldDraft = lt(drafts.expiresAt, at);
  const gone =
    (await deleteBatch(db, drafts, drafts.id, isOldDraft)) +
    (await deleteBatch(db, leads, leads.id, isOldLead));
  const done = await deleteBatch(db, outbox, outbox.id, isOldDoneEntry);
  const isOldMail = lt(resumeMails.createdAt, monthsBefore(at, retention.resumeMailMonths));
  const mails = await deleteBatch(db, resumeMails, resumeMails.keyHash, isOldMail);
  const isOldStart = lt(signUpTimes.startedAt, monthsBefore(at, retention.signUpTimesMonths));
  const deletedTimes = await deleteBatch(db, signUpTimes, signUpTimes.draftId, isOldStart);
  const keys = await deleteBatch(db, confirmationKeys, confirmationKeys.id, isOldKey);
  await db.delete(webhookRefusals).where(lt(webhookRefusals.hour, monthsBefore(at, retention.eventMonths)));
  const events = await deleteBatch(db, paymentEvents, paymentEvents.id, isProcessed);
  return gone + mails + done + deletedTimes + keys + events;
}

/** Claims unpaid submissions that nobody used for a year, each once a day; returns ids. */
export function takeUnpaid(db: Database, at: Date, limit: number): Promise<string[]> {
  const { checkedAt } = submissions;
  const isDue = or(isNull(checkedAt), sql`${checkedAt} < now() - interval '1 day'`);
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
  const long = monthsBefore(at, retention.unpaidMonths);
  const triedSince = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.submissionId, submissions.id), gt(paymentAttempts.createdAt, long)));
  return and(
    isNull(submissions.mandateId),
    isNull(submissions.firstConfirmedAt),
    notExists(triedSince),
    inArray(submissions.paymentStatus, statusesWithDebit("none")),
    lt(submissions.updatedAt, long),
  );
}
