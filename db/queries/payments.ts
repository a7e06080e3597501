import { and, desc, eq, gte, like, max, or, sql } from "drizzle-orm";
import { eventsExplaining, ownCauses } from "@/lib/payments/provider-events";
import { mayMove, type PaymentStatus } from "@/lib/payments/states";
import type { Database } from "../client/database";
import { paymentEvents, paymentMoves } from "../schema/payments";
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
    | "lastPayment"
    | "lastPaymentId"
    | "lastPaymentOn"
    | "lastPaymentFailure"
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
  readonly cause: string | null; // Null: the provider changed, so it is the event that explains it
  /** What is queued in the same transaction, if the payment moves. */
  readonly entries: readonly NewEntry[];
};

type Moving = Pick<Submission, "id" | "paymentStatus" | "sentToBankAt" | "createdAt">;

/** Returns false, and writes nothing, if the payment may not move. */
export async function movePayment(
  tx: Database,
  submission: Moving,
  { to, cause: own, entries }: Move,
): Promise<boolean> {
  const { id, paymentStatus: from } = submission;
  if (!mayMove(from, to)) return false;
  const cause = own ?? (await explanation(tx, submission, to)) ?? ownCauses.seen;
  await tx
    .update(submissions)
    .set({ paymentStatus: to, paymentCause: codeOf(cause), updatedAt: sql`now()` })
    .where(eq(submissions.id, id));
  await tx.insert(paymentMoves).values({ submissionId: id, from, to, cause });
  await addToOutbox(tx, entries);
  return true;
}

/** Names the first cause of a payment's status: events arrive in any order, and after their consequences. */
export function nameCause(db: Database, submissionId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const current = await lockSubmission(tx, submissionId);
    const found = current && (await explanation(tx, current, current.paymentStatus));
    if (!found || current.paymentCause === codeOf(found)) return;
    const { cancelledByFirm, wrongScheme } = ownCauses;
    if (current.paymentCause === cancelledByFirm || current.paymentCause === wrongScheme) return;
    await tx
      .update(submissions)
      .set({ paymentCause: codeOf(found) })
      .where(eq(submissions.id, submissionId));
    const { id, submissionId: of, cause } = paymentMoves;
    const last = tx
      .select({ id: max(id) })
      .from(paymentMoves)
      .where(eq(of, submissionId));
    const mayBeNamed = or(eq(cause, ownCauses.seen), like(cause, "%.%"));
    await tx
      .update(paymentMoves)
      .set({ cause: found })
      .where(and(eq(id, last), eq(paymentMoves.to, current.paymentStatus), mayBeNamed));
  });
}

/** The event, with its id, that explains a status best since the payer was sent to the bank; null if none that is stored does. */
async function explanation(
  tx: Database,
  { id: submissionId, sentToBankAt, createdAt }: Moving,
  status: PaymentStatus,
): Promise<string | null> {
  const kind = sql<string>`${paymentEvents.resourceType} || '.' || ${paymentEvents.action}`;
  const order = sql.join(
    eventsExplaining(status).map((one) => sql`${one}`),
    sql`, `,
  );
  const [found] = await tx
    .select({ kind, id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.submissionId, submissionId),
        sql`${kind} in (${order})`,
        gte(paymentEvents.occurredAt, sentToBankAt ?? createdAt),
      ),
    )
    .orderBy(sql`array_position(array[${order}]::text[], ${kind})`, desc(paymentEvents.occurredAt))
    .limit(1);
  return found ? `${found.kind} ${found.id}` : null;
}

/** A cause without the id of the event that it names. */
function codeOf(cause: string): string {
  return cause.split(" ")[0] ?? cause;
}
