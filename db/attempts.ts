import { and, desc, eq } from "drizzle-orm";
import type { Database } from "./database";
import { type PaymentAttempt, paymentAttempts } from "./tables/payments";

export type { PaymentAttempt } from "./tables/payments";

export async function openAttempt(db: Database, submissionId: string): Promise<PaymentAttempt | null> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.submissionId, submissionId), eq(paymentAttempts.status, "open")));
  return attempt ?? null;
}

export async function findAttempt(db: Database, billingRequestId: string): Promise<PaymentAttempt | null> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.billingRequestId, billingRequestId));
  return attempt ?? null;
}

export function attemptsOf(db: Database, submissionId: string): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.submissionId, submissionId))
    .orderBy(desc(paymentAttempts.createdAt));
}

/** Starts an attempt; when two start at once, the second is given the first one's. */
export async function addAttempt(
  db: Database,
  attempt: Pick<PaymentAttempt, "submissionId" | "way" | "amount" | "currency">,
): Promise<PaymentAttempt> {
  const [added] = await db.insert(paymentAttempts).values(attempt).onConflictDoNothing().returning();
  const current = added ?? (await openAttempt(db, attempt.submissionId));
  if (!current) throw new Error("neither an attempt was added nor is one open");
  return current;
}

export async function updateAttempt(
  db: Database,
  id: string,
  change: Partial<
    Pick<PaymentAttempt, "billingRequestId" | "flowId" | "authorisationUrl" | "expiresAt" | "status">
  >,
): Promise<void> {
  await db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id));
}
