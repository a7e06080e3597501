import "server-only";
import type { ServiceCountry } from "@/lib/markets";
import type { ConfirmationIds } from "@/lib/payments/link";
import type { BuyerHashes } from "@/server/http/cookies";
import { log } from "@/server/logging/log";
import { findLinked } from "./links";
import { openPayment } from "./open";

export type Resumed = { ok: true; address: string } | { ok: false; country: ServiceCountry };

/** Only for the browser that made the submission, since the provider's page is prefilled with its answers. */
export async function resumePayment(ids: ConfirmationIds, buyerHashes: BuyerHashes): Promise<Resumed | null> {
  const submission = await findLinked(ids);
  if (!submission || !buyerHashes.includes(submission.ownerTokenHash)) return null;
  const opened = await openPayment(submission);
  if (opened.ok) return opened;
  const { reason, code } = opened.refusal;
  log("error", "payment not opened", { submission: submission.id, reason, code });
  return { ok: false, country: submission.serviceCountry };
}
