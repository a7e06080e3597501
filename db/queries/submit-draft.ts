import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { type Draft, drafts } from "../schema/drafts";
import { type PaymentAttempt, paymentAttempts } from "../schema/payments";
import { type Submission, submissions } from "../schema/submissions";
import { forgetPage } from "./attempts";
import { endKeysOfFormerContact } from "./confirmations";
import { addToOutbox, type NewEntry } from "./outbox";
import { lockWhere, mayStillChange } from "./submissions";

/** The order, the customer's details and what was agreed to. */
export type SubmittedRow = Omit<
  Submission,
  | "id"
  | "reference"
  | "draftVersion"
  | "paymentStatus"
  | "customerId"
  | "mandateId"
  | "mandateReference"
  | "subscriptionId"
  | "firstPaymentOn"
  | "sentToBankAt"
  | "paymentCause"
  | "setUp"
  | "lastPayment"
  | "lastPaymentId"
  | "lastPaymentOn"
  | "lastPaymentFailure"
  | "setUpAt"
  | "lastPaymentAt"
  | "statementName"
  | "paymentVersion"
  | "checkedAt"
  | "confirmedAt"
  | "firstConfirmedAt"
  | "stage"
  | "stageAt"
  | "owner"
  | "businessKey"
  | "contactKey"
  | "source"
  | "possibleDuplicateAt"
  | "sameAs"
  | "erasedAt"
  | "createdAt"
  | "updatedAt"
>;

/** What a draft gets when it is submitted for the first time. `entriesOf`: what is queued in the same transaction. */
type FirstSubmission = {
  readonly reference: string;
  readonly way: PaymentAttempt["way"];
  readonly entriesOf: (submission: Submission) => readonly NewEntry[];
};

export type Submitted =
  | { outcome: "submitted"; submission: Submission; attempt: PaymentAttempt | null } // `attempt`: null if it is not new
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
  first: FirstSubmission,
): Promise<Submitted> {
  const inserted = await db.transaction((tx) =>
    insertSubmission(tx, { ...draft, submissionId: null }, row, first),
  );
  if (inserted) return inserted;
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
    if (!earlier) return insertSubmission(tx, { ...draft, ...current }, row, first);
    await endKeysOfFormerContact(tx, earlier, row.contactEmail);
    if (earlier.edition !== row.edition) await forgetPage(tx, earlier.id);
    const [submission] = await tx
      .update(submissions)
      .set({
        ...row,
        draftVersion: draft.version,
        paymentVersion: sql`${submissions.paymentVersion} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(submissions.id, earlier.id))
      .returning();
    if (!submission) throw new Error("the submission was not returned");
    return { outcome: "submitted", submission, attempt: null };
  });
  return submitted ?? submitDraft(db, draft, row, first);
}

/** Writes all rows of a new submission. Null, and nothing is written, unless the draft has this version and submission id. */
async function insertSubmission(
  tx: Database,
  draft: Pick<Draft, "id" | "version" | "submissionId">,
  row: SubmittedRow,
  { reference, way, entriesOf }: FirstSubmission,
): Promise<Submitted | null> {
  const id = randomUUID();
  const isKnown =
    draft.submissionId === null ? isNull(drafts.submissionId) : eq(drafts.submissionId, draft.submissionId);
  const [marked] = await tx
    .update(drafts)
    .set({ submissionId: id, submittedAt: sql`now()` })
    .where(and(eq(drafts.id, draft.id), eq(drafts.version, draft.version), isKnown))
    .returning({ id: drafts.id });
  if (!marked) return null;
  const [submission] = await tx
    .insert(submissions)
    .values({ ...row, id, reference, draftVersion: draft.version })
    .returning();
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({ submissionId: id, way, amount: row.planPrice, currency: row.currency })
    .returning();
  if (!submission || !attempt) throw new Error("the rows were not returned");
  await addToOutbox(tx, entriesOf(submission));
  return { outcome: "submitted", submission, attempt };
}
