import { readWithAttempts } from "@/db/queries/attempts";
import { marketOfCountry } from "@/lib/markets";
import { decidePayment } from "@/lib/payments/decision";
import { query } from "@/server/database";
import { metrics } from "@/server/logging/metrics";
import { raiseRefusal } from "./alarm";
import { applyDecision, type Reconciled } from "./apply-decision";
import { type ExtraRequests, fetchProviderState } from "./provider-state";
import { contended } from "./reply";

const maxTries = 5;

/** Brings a submission in line with the provider. Idempotent and safe to call concurrently (docs/decisions/0004). */
export async function reconcile(
  submissionId: string,
  extra: ExtraRequests = null,
): Promise<Reconciled | null> {
  let result: Reconciled | null = null;
  for (let tried = 0; tried < maxTries; tried += 1) {
    const known = await query((db) => readWithAttempts(db, submissionId));
    if (!known) return null;
    const { paymentStatus: status, serviceCountry } = known.submission;
    const fetched = await fetchProviderState(known, extra);
    if (!fetched.ok) return reported(submissionId, { status, refusal: fetched });
    const { scheme } = marketOfCountry(serviceCountry);
    const decision = decidePayment({ status, scheme }, fetched.value);
    const outcome = await applyDecision(decision, known, fetched.value);
    result = outcome === "retry" ? { status, refusal: contended } : outcome;
    // A refusal can mean that the mandate or its first charge date changed since it was fetched.
    const shouldRetry = outcome === "retry" || (outcome.refusal?.reason === "refused" && tried === 0);
    if (!shouldRetry) break;
  }
  return result && reported(submissionId, result);
}

async function reported(submissionId: string, result: Reconciled): Promise<Reconciled> {
  metrics().reconciled.inc({ outcome: result.refusal?.reason ?? result.status });
  if (result.refusal) await raiseRefusal(submissionId, result.refusal);
  return result;
}
