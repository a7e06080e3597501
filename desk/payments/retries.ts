import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "@/db/client/database";
import type { NewEntry } from "@/db/queries/outbox";
import type { Submission } from "@/db/queries/submissions";
import { outbox } from "@/db/schema/outbox";
import { paymentEvents } from "@/db/schema/payments";
import { outboxKey } from "@/lib/outbox";
import type { retryOrder } from "@/server/payments/retry";

export const retryKind = "provider_retry";

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
  return (await retriesOf(db, [signUp])).get(signUp.id) ?? { state: "none" };
}

/** By the ids of sign-ups. */
export async function retriesOf(
  db: Database,
  signUps: readonly Owing[],
): Promise<ReadonlyMap<string, Retry>> {
  const owed = signUps.flatMap((signUp) => {
    const entry = entryOf(signUp);
    return entry ? [{ id: signUp.id, payment: signUp.lastPaymentId, entry }] : [];
  });
  const orders = owed.length > 0 ? await answersTo(db, owed) : [];
  const counts = owed.length > 0 ? await countRetries(db, owed) : [];
  const states = new Map<string, Retry>(
    signUps.map(({ id, lastPayment }) => [id, { state: lastPayment === "retried" ? "byProvider" : "none" }]),
  );
  for (const { id, payment, entry } of owed) {
    const order = orders.find(({ key }) => key === entry.key);
    const retries = counts.find((one) => one.signUp === id && one.payment === payment)?.retries ?? 0;
    if (order) states.set(id, { state: order.answer === usedUpCode ? "usedUp" : "ordered" });
    else states.set(id, retries >= maxRetries ? { state: "usedUp" } : { state: "allowed", entry });
  }
  return states;
}

/** One order for each failure, however often and by however many it is pressed; null where nothing can be collected again. */
function entryOf(signUp: Owing): NewEntry | null {
  const { id: submissionId, setUp, lastPayment, lastPaymentId: paymentId } = signUp;
  const { lastPaymentFailure: failureId, lastPaymentOn: chargeOn } = signUp;
  if (lastPayment !== "failed" || setUp !== "confirmed" || !paymentId || !failureId || !chargeOn) return null;
  const payload: z.infer<typeof retryOrder> = { submissionId, paymentId, chargeOn };
  return { kind: retryKind, key: outboxKey(retryKind, `${paymentId}:${failureId}`), payload };
}

type Owed = { id: string; payment: string | null; entry: NewEntry };

function answersTo(db: Database, owed: readonly Owed[]) {
  const { key, lastError: answer } = outbox;
  const keys = owed.map(({ entry }) => entry.key);
  return db.select({ key, answer }).from(outbox).where(inArray(key, keys));
}

/** How often payments were collected again by request of anybody, as the provider's events tell. */
function countRetries(db: Database, owed: readonly Owed[]) {
  const { submissionId: signUp, resourceType, action, details } = paymentEvents;
  const payment = sql<string | null>`${paymentEvents.links}->>'payment'`;
  const ids = owed.map(({ id }) => id);
  return db
    .select({ signUp, payment, retries: count() })
    .from(paymentEvents)
    .where(
      and(
        inArray(signUp, ids),
        eq(resourceType, "payments"),
        eq(action, "resubmission_requested"),
        sql`${details}->>'origin' = 'api'`,
      ),
    )
    .groupBy(signUp, payment);
}
