import "server-only";
import type { ServiceCountry } from "@/lib/markets";
import type { ConfirmationIds } from "@/lib/payments/link";
import type { BuyerHashes } from "@/server/http/cookies";
import { log } from "@/server/logging/log";
import { findLinked } from "./links";
import { openPayment } from "./open";

export type Resumed = { ok: true; address: string } | { ok: false; country: ServiceCountry };

/**
 * Leads the browser that made a submission back to the provider's page: the same request while it can be approved, else
 * a new one. Null for any other browser: that page is filled in with the customer's own details.
 */
export async function resumePayment(ids: ConfirmationIds, buyerHashes: BuyerHashes): Promise<Resumed | null> {
  const submission = await findLinked(ids);
  if (!submission || !buyerHashes.includes(submission.ownerTokenHash)) return null;
  const opened = await openPayment(submission);
  if (opened.ok) return opened;
  const { reason, code } = opened.refusal;
  log("error", "payment not opened", { submission: submission.id, reason, code });
  return { ok: false, country: submission.serviceCountry };
}
