import { eq, sql } from "drizzle-orm";
import { mayMove, type PaymentStatus } from "@/lib/payments/states";
import type { Database } from "../client/database";
import { paymentMoves } from "../schema/payments";
import { type Submission, submissions } from "../schema/submissions";
import { lockSubmission } from "./submissions";

type Facts = Partial<
  Pick<
    Submission,
    | "customerId"
    | "mandateId"
    | "mandateReference"
    | "subscriptionId"
    | "firstPaymentOn"
    | "statementName"
    | "confirmedAt"
  >
>;

/** Writes under a lock, if `paymentVersion` is unchanged; returns the new row, or null. */
export function writeOnVersion(
  db: Database,
  { id, paymentVersion }: Pick<Submission, "id" | "paymentVersion">,
  write: (tx: Database, current: Submission) => Promise<void>,
): Promise<Submission | null> {
  return db.transaction(async (tx) => {
    const current = await lockSubmission(tx, id);
    if (!current || current.paymentVersion !== paymentVersion) return null;
    await write(tx, current);
    const [written] = await tx
      .update(submissions)
      .set({ paymentVersion: paymentVersion + 1, updatedAt: sql`now()` })
      .where(eq(submissions.id, id))
      .returning();
    return written ?? null;
  });
}

export async function recordFacts(tx: Database, id: string, facts: Facts): Promise<void> {
  await tx.update(submissions).set(facts).where(eq(submissions.id, id));
}

export async function movePayment(
  tx: Database,
  { id, paymentStatus: from }: Pick<Submission, "id" | "paymentStatus">,
  to: PaymentStatus,
  cause: string,
): Promise<boolean> {
  if (!mayMove(from, to)) return false;
  await tx
    .update(submissions)
    .set({ paymentStatus: to, updatedAt: sql`now()` })
    .where(eq(submissions.id, id));
  await tx.insert(paymentMoves).values({ submissionId: id, from, to, cause });
  return true;
}
