import { sql } from "drizzle-orm";
import type { WebhookRefusalReason } from "@/lib/payments/webhook-refusals";
import type { Database } from "../client/database";
import { webhookRefusals } from "../schema/payments";

/** Adds to the count of refused webhooks of this hour. */
export async function countWebhookRefusals(
  db: Database,
  reason: WebhookRefusalReason,
  refused: number,
): Promise<void> {
  const hour = sql`date_trunc('hour', now())`;
  await db
    .insert(webhookRefusals)
    .values({ hour, reason, refused, lastAt: sql`now()` })
    .onConflictDoUpdate({
      target: [webhookRefusals.hour, webhookRefusals.reason],
      set: { refused: sql`${webhookRefusals.refused} + excluded.refused`, lastAt: sql`now()` },
    });
}
