import { inArray } from "drizzle-orm";
import { outboxKey } from "@/lib/outbox";
import type { Database } from "../client/database";
import { outbox } from "../schema/outbox";

export const cancelKind = "provider_cancel";

export const cancelKey = (providerId: string) => outboxKey(cancelKind, providerId);

/** Whether the firm ordered here to cancel one of these at the provider. An order that was dropped has another key. */
export async function isCancelOrdered(db: Database, providerIds: readonly string[]): Promise<boolean> {
  if (providerIds.length === 0) return false;
  const isOrder = inArray(outbox.key, providerIds.map(cancelKey));
  return (await db.$count(outbox, isOrder)) > 0;
}
