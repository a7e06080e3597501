import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import type { Draft } from "../schema/drafts";
import { paymentAttempts } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { findSubmission, lockSubmission, mayStillChange, type Submission } from "./submissions";

/** The submission of a sign-up that can no longer be changed, made on this device or the previous one; else null. */
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

/** A submission that can no longer be changed; null when it can, and when there is none. */
export async function findFinal(db: Database, id: string): Promise<Submission | null> {
  const submission = await findSubmission(db, id);
  return submission && !(await mayStillChange(db, submission)) ? submission : null;
}

/**
 * Closes a submission whose sign-up another browser submits: no page is opened for it from now on. What the payer can
 * still approve is left to be cancelled; it is `final` once something was approved. Null when it is gone.
 */
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
    // A request that is being made just now is cancelled by its maker, who finds no open attempt any more.
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
