import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { ownCauses, refusedAtBank } from "@/lib/payments/provider-events";
import { paymentStates } from "@/lib/payments/states";
import type { Database } from "../client/database";
import { type PaymentAttempt, paymentAttempts } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { findConfirmationKey } from "./confirmations";
import { movePayment } from "./payments";
import { lockSubmission, type Submission } from "./submissions";

export type { PaymentAttempt } from "../schema/payments";

export async function findAttempt(db: Database, requestId: string): Promise<PaymentAttempt | null> {
  const [found] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.requestId, requestId));
  return found ?? null;
}

const newestFirst = [desc(paymentAttempts.createdAt), desc(paymentAttempts.id)];

export function attemptsOf(db: Database, submissionId: string): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.submissionId, submissionId))
    .orderBy(...newestFirst);
}

export type SubmissionWithAttempts = { submission: Submission; attempts: PaymentAttempt[] };

/**
 * Reads submission and attempts in one statement: between two statements a payer could approve, and the submission would look
 * unapproved.
 */
export async function readWithAttempts(
  db: Database,
  submissionId: string,
): Promise<SubmissionWithAttempts | null> {
  const rows = await db
    .select({ submission: submissions, attempt: paymentAttempts })
    .from(submissions)
    .leftJoin(paymentAttempts, eq(paymentAttempts.submissionId, submissions.id))
    .where(eq(submissions.id, submissionId))
    .orderBy(...newestFirst);
  const [first] = rows;
  return first
    ? { submission: first.submission, attempts: rows.flatMap(({ attempt }) => attempt ?? []) }
    : null;
}

const isOpen = eq(paymentAttempts.status, "open");

export type Taken =
  | { outcome: "open"; attempt: PaymentAttempt; submission: Submission }
  | { outcome: "outdated"; attempt: PaymentAttempt }
  | { outcome: "alreadySetUp" }
  | { outcome: "noKey" };

/**
 * Finds or creates a browser's open attempt, under a lock. `ofBrowser`: null for the browser that made the submission. An earlier
 * request is outdated if it is for another order or of another browser, whose page shows what was typed there. A submission whose
 * debit has ended starts over. `noKey`: the browser's key has ended.
 */
export function takeAttempt(
  db: Database,
  submissionId: string,
  way: PaymentAttempt["way"],
  ofBrowser: string | null = null,
): Promise<Taken | null> {
  return db.transaction(async (tx): Promise<Taken | null> => {
    const submission = await lockSubmission(tx, submissionId);
    if (!submission) return null;
    const { paymentStatus, planPrice: amount, currency } = submission;
    const browserHash = ofBrowser === submission.ownerTokenHash ? null : ofBrowser;
    if (browserHash !== null && (await findConfirmationKey(tx, submissionId, [browserHash])) === null)
      return { outcome: "noKey" };
    if (paymentStates[paymentStatus].debit !== "none") return { outcome: "alreadySetUp" };
    const [open] = await tx
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.submissionId, submissionId), isOpen));
    const isOthers = way === "mandate_request" && open?.browserHash !== browserHash;
    if (open && (open.amount !== amount || open.currency !== currency || open.way !== way || isOthers))
      return { outcome: "outdated", attempt: open };
    if (paymentStatus !== "pending") await startOver(tx, submission);
    else await touchSubmission(tx, submissionId);
    if (open) return { outcome: "open", attempt: open, submission };
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({ submissionId, browserHash, way, amount, currency })
      .returning();
    if (!attempt) throw new Error("the attempt was not returned");
    return { outcome: "open", attempt, submission };
  });
}

/** Sets the time from which reminders and the sweep count, when the payer is sent to the provider's page again. */
async function touchSubmission(tx: Database, submissionId: string): Promise<void> {
  await tx.update(submissions).set({ updatedAt: sql`now()` }).where(eq(submissions.id, submissionId));
}

/** Records that the payer goes to the bank's page now, also one whom the bank has refused there before. */
export async function recordSentToBank(db: Database, submissionId: string): Promise<void> {
  const { paymentCause } = submissions;
  await db
    .update(submissions)
    .set({ sentToBankAt: sql`now()`, paymentCause: sql`nullif(${paymentCause}, ${refusedAtBank})` })
    .where(eq(submissions.id, submissionId));
}

async function startOver(tx: Database, submission: Submission): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ status: "over" })
    .where(and(eq(paymentAttempts.submissionId, submission.id), eq(paymentAttempts.status, "fulfilled")));
  await tx
    .update(submissions)
    .set({
      customerId: null,
      mandateId: null,
      mandateReference: null,
      subscriptionId: null,
      firstPaymentOn: null,
      confirmedAt: null,
      paymentVersion: sql`${submissions.paymentVersion} + 1`,
    })
    .where(eq(submissions.id, submission.id));
  await movePayment(tx, submission, { to: "pending", cause: ownCauses.openedAgain, entries: [] });
}

type HostedPage = Pick<PaymentAttempt, "pageId" | "authorisationUrl" | "expiresAt" | "draftVersion">;
export type RequestAndPage = { requestId: string } & Partial<HostedPage>;

/** Updates an attempt that is open; returns false if it no longer is. */
export async function updateOpenAttempt(db: Database, id: string, made: RequestAndPage): Promise<boolean> {
  const updated = await db
    .update(paymentAttempts)
    .set(made)
    .where(and(eq(paymentAttempts.id, id), isOpen))
    .returning({ id: paymentAttempts.id });
  return updated.length > 0;
}

/** Lets the next visit open a new page of the provider, with the contact and the language of now. */
export async function forgetPage(tx: Database, submissionId: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ authorisationUrl: null })
    .where(and(eq(paymentAttempts.submissionId, submissionId), isOpen));
}

/** Supersedes an open attempt. If it has got a request since it was read, it stays, since that must be cancelled first. */
export async function supersedeAttempt(
  db: Database,
  { id, requestId }: Pick<PaymentAttempt, "id" | "requestId">,
): Promise<void> {
  const isAsRead = sql`${paymentAttempts.requestId} is not distinct from ${requestId}`;
  await db
    .update(paymentAttempts)
    .set({ status: "superseded" })
    .where(and(eq(paymentAttempts.id, id), isOpen, isAsRead));
}

/** The caller must have called `lockSubmission`. */
export async function closeAttempt(
  tx: Database,
  id: string,
  as: { status: "over" } | { status: "fulfilled"; mandateId: string },
): Promise<void> {
  await tx.update(paymentAttempts).set(as).where(eq(paymentAttempts.id, id));
}

export async function adoptRequest(
  db: Database,
  { id, submissionId, requestId }: { id: string; submissionId: string; requestId: string },
): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ requestId })
    .where(
      and(
        eq(paymentAttempts.id, id),
        eq(paymentAttempts.submissionId, submissionId),
        isNull(paymentAttempts.requestId),
      ),
    );
}

/** The caller must have called `lockSubmission`. */
export async function replaceMandate(
  tx: Database,
  fromMandateId: string,
  toMandateId: string,
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ mandateId: toMandateId })
    .where(eq(paymentAttempts.mandateId, fromMandateId));
}
