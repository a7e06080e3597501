import "server-only";
import { attemptsOf, type PaymentAttempt, updateAttempt } from "@/db/attempts";
import type { Database } from "@/db/database";
import { addToOutbox } from "@/db/outbox";
import { findSubmission, lockSubmission, movePayment, recordFacts, type Submission } from "@/db/submissions";
import { marketOfCountry } from "@/lib/markets";
import { earliestFirstPayment } from "@/lib/payments/dates";
import { mandateOutcome } from "@/lib/payments/outcome";
import type { PaymentStatus } from "@/lib/payments/states";
import { plan } from "@/lib/plans";
import { query } from "@/lib/server/database";
import { findMandate, findMandateRequest, type MandateFacts } from "@/lib/server/gocardless/mandates";
import type { Refusal } from "@/lib/server/gocardless/reply";
import { startSubscription } from "@/lib/server/gocardless/subscriptions";
import { productName } from "@/lib/site";

export type Settled =
  | { status: PaymentStatus; refusal: null }
  /** The provider could not be asked, or said no; the status is the last one known. */
  | { status: PaymentStatus; refusal: Refusal };

/**
 * Brings a submission's state up to what the provider says: the one function that the return page, the webhooks
 * and the sweep call, as often as they like. Reading is done without a lock; every write is made under the row's
 * lock and looks again first, so whoever comes second only reads. The debit is started under one key per
 * submission, so that two who race get the same one (docs/decisions/0004).
 */
export async function settle(submissionId: string, cause: string): Promise<Settled | null> {
  const submission = await query((db) => findSubmission(db, submissionId));
  if (!submission) return null;
  if (submission.paymentStatus === "confirmed") return { status: "confirmed", refusal: null };
  for (const attempt of await query((db) => attemptsOf(db, submissionId))) {
    const settled = await settleAttempt(submission, attempt, cause);
    if (settled) return settled;
  }
  return { status: submission.paymentStatus, refusal: null };
}

/** What an attempt says of its submission; null when it says nothing and the next one is to be asked. */
async function settleAttempt(
  submission: Submission,
  attempt: PaymentAttempt,
  cause: string,
): Promise<Settled | null> {
  if (attempt.billingRequestId === null) return null;
  const request = await findMandateRequest(attempt.billingRequestId);
  const { paymentStatus: status } = submission;
  if (!request.ok) return { status, refusal: request };
  if (request.value.submissionId !== submission.id) return { status, refusal: mismatch("other_submission") };
  if (request.value.status === "processing") return move(submission, "processing", cause);
  if (request.value.status === "cancelled")
    return attempt.status === "open" ? move(submission, "cancelled", cause) : null;
  const { mandateId, customerId } = request.value;
  if (request.value.status === "pending" || mandateId === null) return null;
  const mandate = await findMandate(mandateId);
  if (!mandate.ok) return { status, refusal: mandate };
  return settleMandate(submission, attempt, mandate.value, customerId, cause);
}

async function settleMandate(
  submission: Submission,
  attempt: PaymentAttempt,
  mandate: MandateFacts,
  customerId: string | null,
  cause: string,
): Promise<Settled> {
  const market = marketOfCountry(submission.serviceCountry);
  // Currency and scheme are locked on the provider's page; another scheme would be charged wrongly.
  if (mandate.scheme !== market.scheme)
    return { status: submission.paymentStatus, refusal: mismatch("scheme") };
  const outcome = mandateOutcome(mandate.status);
  if (outcome !== "usable") return move(submission, outcome, cause);
  const held = await underLock(submission.id, async (tx, current) => {
    await updateAttempt(tx, attempt.id, { status: "fulfilled" });
    await recordFacts(tx, current.id, {
      mandateId: mandate.id,
      customerId,
      mandateReference: mandate.reference,
    });
    await movePayment(tx, current, "processing", cause);
  });
  const started = await startSubscription({
    submissionId: held.id,
    mandateId: mandate.id,
    amount: held.planPrice,
    currency: held.currency,
    name: `${productName}: ${plan(held.planType).name}`,
    startOn: latest(earliestFirstPayment(market, held.termsAcceptedAt), mandate.earliestCharge),
  });
  if (!started.ok) return { status: "processing", refusal: started };
  await underLock(held.id, async (tx, current) => {
    await recordFacts(tx, current.id, {
      subscriptionId: started.value.id,
      firstPaymentOn: started.value.firstChargeOn,
      confirmedAt: current.confirmedAt ?? new Date(),
    });
    if (!(await movePayment(tx, current, "confirmed", cause))) return;
    await addToOutbox(tx, [
      {
        kind: "customer_confirmation",
        key: `customer_confirmation:${current.id}`,
        payload: { submissionId: current.id },
      },
      { kind: "firm_notice", key: `firm_notice:${current.id}`, payload: { submissionId: current.id } },
    ]);
  });
  return { status: "confirmed", refusal: null };
}

async function move(submission: Submission, to: PaymentStatus, cause: string): Promise<Settled> {
  const current = await underLock(submission.id, async (tx, locked) => {
    await movePayment(tx, locked, to, cause);
  });
  return { status: current.paymentStatus, refusal: null };
}

/** Runs a write on the locked row and answers the row as it stands afterwards. */
function underLock(
  id: string,
  write: (tx: Database, current: Submission) => Promise<void>,
): Promise<Submission> {
  return query((db) =>
    db.transaction(async (tx) => {
      const locked = await lockSubmission(tx, id);
      if (!locked) throw new Error("the submission is gone");
      await write(tx, locked);
      return (await findSubmission(tx, id)) ?? locked;
    }),
  );
}

function latest(first: string, second: string | null): string {
  return second !== null && second > first ? second : first;
}

function mismatch(code: string): Refusal {
  return { ok: false, reason: "refused", code };
}
