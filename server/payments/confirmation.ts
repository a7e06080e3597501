import "server-only";
import { attemptsOf } from "@/db/queries/attempts";
import { confirmationPath } from "@/lib/routing/addresses";
import { query } from "@/server/database";

/** The page that confirms a submission's debit, with the ids that it needs. */
export async function confirmationAddress(submissionId: string): Promise<string> {
  const attempts = await query((db) => attemptsOf(db, submissionId));
  const settled = attempts.find(({ status }) => status === "fulfilled") ?? attempts[0];
  return confirmationPath(submissionId, settled?.billingRequestId ?? null);
}
