import "server-only";
import { findAttempt } from "@/db/queries/attempts";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import type { ConfirmationIds } from "@/lib/payments/link";
import { query } from "@/server/database";

/** The submission that both ids of a link belong to, or null. Unknown, foreign and swapped ids are told apart nowhere. */
export async function findLinked({ submissionId, flowId }: ConfirmationIds): Promise<Submission | null> {
  const submission = await query((db) => findSubmission(db, submissionId));
  const attempt = await query((db) => findAttempt(db, flowId));
  return attempt !== null && attempt.submissionId === submission?.id ? submission : null;
}
