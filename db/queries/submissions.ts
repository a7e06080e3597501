import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { EditionCode } from "@/lib/markets/editions";
import { paymentStates, statusesWithDebit } from "@/lib/payments/states";
import { retention } from "@/lib/retention";
import type { Database } from "../client/database";
import { drafts } from "../schema/drafts";
import { paymentAttempts } from "../schema/payments";
import { type Submission, submissions } from "../schema/submissions";

export type { Submission } from "../schema/submissions";

/** Whether the order may still change: not once there is a mandate or the provider is setting one up. */
export async function mayStillChange(
  tx: Database,
  { id, paymentStatus, mandateId }: Submission,
): Promise<boolean> {
  if (mandateId !== null || paymentStates[paymentStatus].debit !== "none") return false;
  const fulfilled = and(eq(paymentAttempts.submissionId, id), eq(paymentAttempts.status, "fulfilled"));
  return (await tx.$count(paymentAttempts, fulfilled)) === 0;
}

export async function findSubmission(db: Database, id: string): Promise<Submission | null> {
  const [found] = await db.select().from(submissions).where(eq(submissions.id, id));
  return found ?? null;
}

export async function findByReference(db: Database, reference: string): Promise<Submission | null> {
  const [found] = await db.select().from(submissions).where(eq(submissions.reference, reference));
  return found ?? null;
}

/** Sets the edition in which the customer reads the confirmation and gets mails. */
export async function changeEdition(
  db: Database,
  { id }: Pick<Submission, "id">,
  edition: EditionCode,
): Promise<void> {
  await db.update(submissions).set({ edition }).where(eq(submissions.id, id));
}

/** The submission, if it is final, so that nothing in it may change; otherwise null. */
export async function findFinalSubmission(db: Database, id: string): Promise<Submission | null> {
  const submission = await findSubmission(db, id);
  return submission && !(await mayStillChange(db, submission)) ? submission : null;
}

/** The browser's last submission with a debit; null once its confirmation page has closed. */
export async function findSubmissionOfOwner(
  db: Database,
  ownerTokenHash: string,
): Promise<Submission | null> {
  const closed = sql`now() - make_interval(days => ${retention.confirmationDays})`;
  const [found] = await db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.ownerTokenHash, ownerTokenHash),
        or(
          inArray(submissions.paymentStatus, statusesWithDebit("beingSetUp")),
          isNotNull(submissions.confirmedAt),
        ),
        or(isNull(submissions.confirmedAt), gt(submissions.confirmedAt, closed)),
      ),
    )
    .orderBy(desc(submissions.createdAt))
    .limit(1);
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
