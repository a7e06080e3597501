import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "@/db/client/database";
import { failureOf } from "@/db/queries/events";
import { addToOutbox, type NewEntry } from "@/db/queries/outbox";
import { findSubmission, lockSubmission, type Submission } from "@/db/queries/submissions";
import { outbox } from "@/db/schema/outbox";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { tryNow } from "@/desk/sign-ups/one/provider";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import type { retryOrder } from "@/server/payments/retry";
import { retryKey, retryKind } from "./ordered-retries";

const maxRetries = 3; // By the provider's rule
const usedUpCode = "retry_failed"; // The provider's; it also counts retries that were not ordered here

/**
 * What can be done about the last payment of a sign-up. `byProvider`: the provider collects it again by itself. `ordered`: somebody
 * has had it collected again since it failed. `usedUp`: the provider refuses a fourth time; ask the customer. `none`: nothing is owed,
 * or no debit runs on which it could be collected.
 */
export type Retry =
  | { state: "none" | "byProvider" | "ordered" | "usedUp" }
  | { state: "allowed"; entry: NewEntry };

type Owing = Pick<
  Submission,
  "id" | "setUp" | "lastPayment" | "lastPaymentId" | "lastPaymentOn" | "lastPaymentFailure"
>;

export async function retryOf(db: Database, signUp: Owing): Promise<Retry> {
  const { id: submissionId, setUp, lastPayment, lastPaymentId: paymentId } = signUp;
  const { lastPaymentFailure: failureId, lastPaymentOn: chargeOn } = signUp;
  if (lastPayment === "retried") return { state: "byProvider" };
  if (lastPayment !== "failed" || setUp !== "confirmed" || !paymentId || !failureId || !chargeOn)
    return { state: "none" };
  const key = retryKey(signUp);
  const [order] = await db.select({ answer: outbox.lastError }).from(outbox).where(eq(outbox.key, key));
  if (order) return { state: order.answer === usedUpCode ? "usedUp" : "ordered" };
  const { retries } = await failureOf(db, submissionId, paymentId);
  if (retries >= maxRetries) return { state: "usedUp" };
  const payload: z.infer<typeof retryOrder> = { submissionId, paymentId, chargeOn };
  return { state: "allowed", entry: { kind: retryKind, key, payload } };
}

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
