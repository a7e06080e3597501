import type { Database } from "@/db/client/database";
import { addToOutbox } from "@/db/queries/outbox";
import { findSubmission, lockSubmission } from "@/db/queries/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { tryNow } from "@/desk/sign-ups/one/provider";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { retryOf } from "./retries";

type RetryResult = "retried" | "retryOrdered" | "retryRefused" | "noRetry";

/**
 * Orders that a failed payment is collected again, and waits a moment for it. The audit's entry and the order are one transaction.
 * `failure`: the one that the operator saw. A second press, another operator or a press after another failure orders nothing. Null for
 * an unknown sign-up.
 */
export async function orderRetry(by: SignedIn, id: string, failure: string): Promise<RetryResult | null> {
  if (!isUuid(id)) return null;
  const ordered = await audited(
    by,
    (result) =>
      result?.entry ? { act: "payment_retried", subject: "sign_up", id, fields: ["last_payment_id"] } : null,
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, id);
      if (!signUp) return null;
      const retry = await retryOf(tx, signUp);
      if (retry.state !== "allowed" || signUp.lastPaymentFailure !== failure)
        return { wasOrdered: retry.state === "ordered", entry: null };
      const isNew = (await addToOutbox(tx, [retry.entry])) > 0;
      return { wasOrdered: true, entry: isNew ? retry.entry : null };
    },
  );
  if (!ordered?.entry) return ordered && (ordered.wasOrdered ? "retryOrdered" : "noRetry");
  if (!(await tryNow(id, ordered.entry))) return "retryOrdered";
  const answered = await query((db) => findSubmission(db, id));
  return answered?.lastPayment === "failed" ? "retryRefused" : "retried";
}
