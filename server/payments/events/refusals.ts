import { countWebhookRefusals } from "@/db/queries/webhook-refusals";
import type { WebhookRefusalReason } from "@/lib/payments/webhook-refusals";
import { query } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";
import { perProcess } from "@/server/per-process";
import { trackWork } from "@/server/shutdown";

const storeEveryMs = 5_000;

const counted = perProcess("jackRefusals", () => new Map<WebhookRefusalReason, number>());

/** Counts a refused webhook for the desk. Stored a little later, so that a flood makes few statements. */
export function countRefusal(reason: WebhookRefusalReason): void {
  if (counted().size === 0) setTimeout(() => void trackWork(storeRefusals), storeEveryMs).unref();
  counted().set(reason, (counted().get(reason) ?? 0) + 1);
}

export async function storeRefusals(): Promise<void> {
  const refused = [...counted()];
  counted().clear();
  try {
    for (const [reason, count] of refused) await query((db) => countWebhookRefusals(db, reason, count));
  } catch (error) {
    log("warn", "refused webhooks not counted", factsOf(error));
  }
}
