import { inArray } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import type { Submission } from "@/db/queries/submissions";
import { outbox } from "@/db/schema/outbox";
import { outboxKey } from "@/lib/outbox";

export const retryKind = "provider_retry";

type Failed = Pick<Submission, "id" | "lastPaymentId" | "lastPaymentFailure">;

/** The key of an order's outbox entry. One order for each failure, however often and by however many it is pressed. */
export function retryKey({ lastPaymentId, lastPaymentFailure }: Omit<Failed, "id">): string {
  return outboxKey(retryKind, `${lastPaymentId}:${lastPaymentFailure}`);
}

/** The ids of those sign-ups whose failed payment somebody has had collected again since it failed. */
export async function withOrderedRetry(
  db: Database,
  signUps: readonly Failed[],
): Promise<ReadonlySet<string>> {
  const keys = signUps.map(retryKey);
  if (keys.length === 0) return new Set();
  const orders = await db.select({ key: outbox.key }).from(outbox).where(inArray(outbox.key, keys));
  return new Set(signUps.flatMap((one) => (orders.some(({ key }) => key === retryKey(one)) ? one.id : [])));
}
