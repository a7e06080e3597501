import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import type { Draft } from "../schema/drafts";
import { paymentAttempts } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { findSubmission, lockSubmission, mayStillChange, type Submission } from "./submissions";

/** The id of the submission that can no longer change, from this device or the previous one; null if there is none. */
export async function finalSubmissionOf(
  db: Database,
  { submissionId, replacesId }: Pick<Draft, "submissionId" | "replacesId">,
): Promise<string | null> {
  for (const id of [submissionId, replacesId]) {
    const final = id && (await findFinal(db, id));
    if (final) return final.id;
  }
  return null;
}

export async function findFinal(db: Database, id: string): Promise<Submission | null> {
  const submission = await findSubmission(db, id);
  return submission && !(await mayStillChange(db, submission)) ? submission : null;
}

/** Marks a submission as replaced, if it can still change. `reconcile` then cancels its requests at the provider. */
export function replaceSubmission(
  db: Database,
  id: string,
): Promise<{ outcome: "replaced" | "final"; submission: Submission } | null> {
  return db.transaction(async (tx) => {
    const submission = await lockSubmission(tx, id);
    if (!submission) return null;
    if (!(await mayStillChange(tx, submission))) return { outcome: "final", submission };
    await tx
      .update(submissions)
      .set({
        replacedAt: sql`coalesce(${submissions.replacedAt}, now())`,
        paymentVersion: submission.paymentVersion + 1,
      })
      .where(eq(submissions.id, id));
    // A call that is creating a request at the provider now finds no open attempt and cancels the request.
    await tx
      .update(paymentAttempts)
      .set({ status: "superseded" })
      .where(
        and(
          eq(paymentAttempts.submissionId, id),
          eq(paymentAttempts.status, "open"),
          eq(paymentAttempts.way, "billing_request"),
          isNull(paymentAttempts.billingRequestId),
        ),
      );
    return { outcome: "replaced", submission };
  });
}
