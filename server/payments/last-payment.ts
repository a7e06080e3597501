import { failureOf } from "@/db/queries/events";
import { recordFacts, writeOnVersion } from "@/db/queries/payments";
import { findSubmission } from "@/db/queries/submissions";
import { lastPaymentAfter } from "@/lib/payments/last-payment";
import { query } from "@/server/database";
import { findPayment } from "./provider";
import { contended, type Refusal } from "./reply";

const maxTries = 5;

/** Stores a payment as the last one of its sign-up, if it is, as the provider has it now. Returns what the provider refused. */
export async function recordLastPayment(submissionId: string, paymentId: string): Promise<Refusal | null> {
  for (let tried = 0; tried < maxTries; tried += 1) {
    const known = await query((db) => findSubmission(db, submissionId));
    if (!known) return null;
    const found = await findPayment(paymentId);
    if (!found.ok) return found.reason === "not_found" ? null : found;
    const { id: failureId, willRetry } = await query((db) => failureOf(db, submissionId, paymentId));
    const last = lastPaymentAfter(known, { ...found.value, willRetry });
    if (!last) return null;
    const lastPaymentFailure = last.lastPaymentId === null ? null : failureId;
    const written = await query((db) =>
      writeOnVersion(db, known, (tx) => recordFacts(tx, submissionId, { ...last, lastPaymentFailure })),
    );
    if (written) return null;
  }
  return contended;
}
