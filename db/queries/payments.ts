import { eq, sql } from "drizzle-orm";
import { mayMove, type PaymentStatus } from "@/lib/payments/states";
import type { Database } from "../client/database";
import { paymentMoves } from "../schema/payments";
import { type Submission, submissions } from "../schema/submissions";
import { addToOutbox, type NewEntry } from "./outbox";
import { lockSubmission } from "./submissions";

type PaymentFields = Partial<
  Pick<
    Submission,
    | "customerId"
    | "mandateId"
    | "mandateReference"
    | "subscriptionId"
    | "firstPaymentOn"
    | "statementName"
    | "confirmedAt"
    | "firstConfirmedAt"
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

export async function recordFacts(tx: Database, id: string, fields: PaymentFields): Promise<void> {
  await tx.update(submissions).set(fields).where(eq(submissions.id, id));
}

type Move = {
  readonly to: PaymentStatus;
  readonly cause: string;
  /** What is queued in the same transaction, if the payment moves. */
  readonly entries: readonly NewEntry[];
};

/** A cause without the id of the event that it names. */
function codeOf(cause: string): string {
  return cause.replace(/^(\w+\.\w+) \w+$/, "$1");
}

/** Returns false, and writes nothing, if the payment may not move. */
export async function movePayment(
  tx: Database,
  { id, paymentStatus: from }: Pick<Submission, "id" | "paymentStatus">,
  { to, cause, entries }: Move,
): Promise<boolean> {
  if (!mayMove(from, to)) return false;
  await tx
    .update(submissions)
    .set({ paymentStatus: to, paymentCause: codeOf(cause), updatedAt: sql`now()` })
    .where(eq(submissions.id, id));
  await tx.insert(paymentMoves).values({ submissionId: id, from, to, cause });
  await addToOutbox(tx, entries);
  return true;
}
