import { and, inArray, sql } from "drizzle-orm";
import { dropped, outboxKey } from "@/lib/outbox";
import type { Database } from "../client/database";
import { outbox } from "../schema/outbox";

export const cancelKey = (providerId: string) => outboxKey("provider_cancel", providerId);

/** Whether the firm ordered here to cancel one of these at the provider, and nobody has dropped the order. */
export async function isCancelOrdered(db: Database, providerIds: readonly string[]): Promise<boolean> {
  if (providerIds.length === 0) return false;
  const isOrder = inArray(outbox.key, providerIds.map(cancelKey));
  const isKept = sql`${outbox.lastError} is distinct from ${dropped}`;
  return (await db.$count(outbox, and(isOrder, isKept))) > 0;
}
