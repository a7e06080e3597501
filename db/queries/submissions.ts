import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { signUpBody } from "@/lib/feed/body";
import { paymentStates, statusesWithDebit } from "@/lib/payments/states";
import { confirmationDays } from "@/lib/sign-up/retention";
import type { Database } from "../client/database";
import { drafts } from "../schema/drafts";
import { outbox } from "../schema/outbox";
import { type PaymentAttempt, paymentAttempts } from "../schema/payments";
import { type NewSubmission, type Submission, submissions } from "../schema/submissions";
import { announced } from "./feed-events";

export type { Submission } from "../schema/submissions";

export type SubmittedRow = Omit<NewSubmission, "id" | "reference" | "paymentStatus" | "draftVersion">;

export type Submitted =
  | { outcome: "submitted"; submission: Submission; attempt: PaymentAttempt | null } // The attempt if it is new
  | { outcome: "stale" } // The draft was saved again since the review was shown
  | { outcome: "final"; submission: Submission }; // It can no longer change

/**
 * Turns a draft into a submission with an open payment attempt. Submitting again, before the debit is set up, updates the
 * same row.
 */
export async function submitDraft(
  db: Database,
  draft: { id: string; version: number },
  row: SubmittedRow,
  { reference, way }: { reference: string; way: PaymentAttempt["way"] },
): Promise<Submitted> {
  const submitted = await db.transaction(async (tx): Promise<Submitted | null> => {
    // Locks the submission before its draft, as the confirmation of a payment does: another order could deadlock.
    const earlier = await lockWhere(tx, eq(submissions.draftId, draft.id));
    const [current] = await tx
      .select({ version: drafts.version, submissionId: drafts.submissionId })
      .from(drafts)
      .where(eq(drafts.id, draft.id))
      .for("update");
    // Another call may have inserted the submission before we had the draft's lock, and a confirmation may have deleted the
    // draft since. Begin again, to lock the submission first.
    if (!earlier && current?.submissionId !== null) {
      if ((await tx.$count(submissions, eq(submissions.draftId, draft.id))) > 0) return null;
    }
    const mayChange = current !== undefined && (!earlier || (await mayStillChange(tx, earlier)));
    if (earlier && !mayChange) return { outcome: "final", submission: earlier };
    if (current?.version !== draft.version) return { outcome: "stale" };
    const values = { ...row, draftVersion: draft.version };
    if (!earlier) return insertSubmitted(tx, draft.id, { ...values, reference }, way);
    const [submission] = await tx
      .update(submissions)
      .set({
        ...values,
        paymentVersion: sql`${submissions.paymentVersion} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(submissions.id, earlier.id))
      .returning();
    if (!submission) throw new Error("the submission was not returned");
    return { outcome: "submitted", submission, attempt: null };
  });
  return submitted ?? submitDraft(db, draft, row, { reference, way });
}

/** Writes all rows of a new submission in one statement. */
async function insertSubmitted(
  tx: Database,
  draftId: string,
  row: NewSubmission,
  way: PaymentAttempt["way"],
): Promise<Submitted> {
  const submissionId = randomUUID();
  const { planPrice: amount, currency } = row;
  const notice = {
    kind: "sign_up_notice" as const,
    key: `sign_up_notice:${submissionId}`,
    payload: { submissionId },
  };
  const submission = tx.$with("submission").as(
    tx
      .insert(submissions)
      .values({ ...row, id: submissionId })
      .returning(),
  );
  const attempt = tx
    .$with("attempt")
    .as(tx.insert(paymentAttempts).values({ submissionId, way, amount, currency }).returning());
  const queued = tx.$with("queued").as(tx.insert(outbox).values(notice));
  const facts = { ...row, id: submissionId, paymentStatus: "pending" } as const;
  const body = signUpBody("signup.submitted", facts, new Date());
  const feed = announced(tx, { kind: "signup.submitted", body, submissionId });
  const submitted = { submissionId, submittedAt: sql`now()` };
  const marked = tx.$with("marked").as(tx.update(drafts).set(submitted).where(eq(drafts.id, draftId)));
  const [written] = await tx
    .with(submission, attempt, queued, marked, ...feed)
    .select()
    .from(submission)
    .crossJoin(attempt);
  if (!written) throw new Error("the submission was not returned");
  return { outcome: "submitted", ...written };
}

/** False once there is a mandate or the provider is setting one up. */
export async function mayStillChange(
  tx: Database,
  { id, paymentStatus, mandateId }: Submission,
): Promise<boolean> {
  if (mandateId !== null || paymentStates[paymentStatus].debit !== "none") return false;
  const fulfilled = and(eq(paymentAttempts.submissionId, id), eq(paymentAttempts.status, "fulfilled"));
  return (await tx.$count(paymentAttempts, fulfilled)) === 0;
}

export async function findSubmission(db: Database, id: string): Promise<Submission | null> {
  return (await db.query.submissions.findFirst({ where: eq(submissions.id, id) })) ?? null;
}

/** The browser's last submission with a debit; null once its confirmation page has closed. */
export async function findPurchase(db: Database, ownerTokenHash: string): Promise<Submission | null> {
  const closed = sql`now() - make_interval(days => ${confirmationDays})`;
  const found = await db.query.submissions.findFirst({
    where: and(
      eq(submissions.ownerTokenHash, ownerTokenHash),
      or(
        inArray(submissions.paymentStatus, statusesWithDebit("beingSetUp")),
        isNotNull(submissions.confirmedAt),
      ),
      or(isNull(submissions.confirmedAt), gt(submissions.confirmedAt, closed)),
    ),
    orderBy: desc(submissions.createdAt),
  });
  return found ?? null;
}

export function lockSubmission(tx: Database, id: string): Promise<Submission | null> {
  return lockWhere(tx, eq(submissions.id, id));
}

export async function lockWhere(tx: Database, which: SQL | undefined): Promise<Submission | null> {
  const [found] = await tx.select().from(submissions).where(which).for("update");
  return found ?? null;
}

export async function deleteDraft(tx: Database, { draftId }: Pick<Submission, "draftId">): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.id, draftId));
}
