import "server-only";
import { attemptsOf } from "@/db/attempts";
import { paymentAddress } from "@/lib/routing/addresses";
import { query } from "@/lib/server/database";

/** The page that confirms a submission's debit, with the ids that it needs. */
export async function confirmationAddress(submissionId: string): Promise<string> {
  const attempts = await query((db) => attemptsOf(db, submissionId));
  const settled = attempts.find(({ status }) => status === "fulfilled") ?? attempts[0];
  return confirmationPath(submissionId, settled?.billingRequestId ?? null);
}

/** The same, for a request of the provider that is known; null where the provider itself is to name it. */
export function confirmationPath(submissionId: string, requestId: string | null): string {
  const query = new URLSearchParams({
    submission_id: submissionId,
    ...(requestId === null ? {} : { redirect_flow_id: requestId }),
  });
  return `${paymentAddress}?${query}`;
}
