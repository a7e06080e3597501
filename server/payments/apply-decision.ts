import type { Database } from "@/db/client/database";
import { closeAttempt, replaceMandate, type SubmissionWithAttempts } from "@/db/queries/attempts";
import { isCancelOrdered } from "@/db/queries/cancellations";
import { movePayment, recordFacts, writeOnVersion } from "@/db/queries/payments";
import { deleteDraft, type Submission } from "@/db/queries/submissions";
import type { PaymentDecision } from "@/lib/payments/decision";
import { hasEnded } from "@/lib/payments/outcome";
import { ownCauses } from "@/lib/payments/provider-events";
import { mayMove, type PaymentStatus, paymentStates } from "@/lib/payments/states";
import { query } from "@/server/database";
import { movedEvent } from "@/server/feed/event";
import { wakeWorker } from "@/server/jobs/wake";
import { customerConfirmation } from "@/server/mail/mails/customer-confirmation";
import { debitEnded, reasonOfEnd } from "@/server/mail/mails/debit-ended";
import { firmNotice } from "@/server/mail/mails/firm-notices";
import { alarmEntry } from "./alarm";
import { debitOn } from "./debit";
import {
  cancelMandate,
  cancelMandateRequest,
  type MandateFacts,
  type SubscriptionFacts,
  statementName,
} from "./provider";
import type { FetchedState } from "./provider-state";
import type { Refusal } from "./reply";

export type Reconciled = {
  status: PaymentStatus;
  refusal: Refusal | null; // The provider failed or refused; `status` is then the last one on record
};

type Outcome = Reconciled | "retry"; // `retry`: another call has changed the submission since it was read

/** Applies a decision: first the repeatable calls to the provider, then the update of the row, if it has not changed. */
export async function applyDecision(
  decision: PaymentDecision<MandateFacts>,
  { submission, attempts }: SubmissionWithAttempts,
  provider: FetchedState,
): Promise<Outcome> {
  const refusal = await cancelAll(decision.toCancel);
  if (refusal) return { status: submission.paymentStatus, refusal };
  const closed = new Set(attempts.flatMap(({ id, status }) => (status === "over" ? [id] : [])));
  const cancelled = decision.toCancel.map(({ attemptId }) => attemptId);
  const over = [...decision.over, ...cancelled].filter((id) => !closed.has(id));
  if (!decision.debit) return endOrWait({ submission, attempts }, decision, { over, provider });
  const { mandate, attemptId, chargeable } = decision.debit;
  const isNew = submission.mandateId !== mandate.id;
  const isUnchanged = !isNew && over.length === 0;
  const { paymentStatus: status } = submission;
  if (isUnchanged && paymentStates[status].debit === "setUp") return { status, refusal: null };
  const isPlanLink = cameByPlanLink(attempts, attemptId);
  const linked =
    isUnchanged && paymentStates[status].debit === "beingSetUp"
      ? submission
      : await writeAndWakeWorker(submission, async (tx, current) => {
          for (const id of over) await closeAttempt(tx, id, { status: "over" });
          await linkMandate(tx, current, mandate, attemptId);
          await movePayment(tx, current, { to: "processing", cause: null, entries: [] });
        });
  if (!linked) return "retry";
  if (!chargeable || paymentStates[linked.paymentStatus].debit === "setUp")
    return { status: linked.paymentStatus, refusal: null };
  const [debit, statement] = await Promise.all([
    provider.subscription
      ? ({ ok: true, value: provider.subscription } as const)
      : debitOn(mandate, linked, { mayExist: !isNew, isPlanLink }),
    statementName(mandate.creditorId, mandate.scheme),
  ]);
  if (!debit.ok) return { status: linked.paymentStatus, refusal: debit };
  const confirmed = await writeAndWakeWorker(linked, (tx, current) =>
    confirm(tx, current, debit.value, statement),
  );
  return confirmed ? { status: confirmed.paymentStatus, refusal: null } : "retry";
}

function cameByPlanLink(attempts: SubmissionWithAttempts["attempts"], attemptId: string | null): boolean {
  return attempts.some(
    ({ id, way, status }) =>
      way === "plan_link" && (attemptId === null ? status === "fulfilled" : id === attemptId),
  );
}

async function cancelAll(requests: PaymentDecision["toCancel"]): Promise<Refusal | null> {
  for (const { requestId, mandateId } of requests) {
    const cancelled = mandateId ? await cancelMandate(mandateId) : await cancelMandateRequest(requestId);
    if (!cancelled.ok) return cancelled;
  }
  return null;
}

type Context = { over: readonly string[]; provider: FetchedState };

async function endOrWait(
  { submission, attempts }: SubmissionWithAttempts,
  { to, wrongScheme }: PaymentDecision,
  { over, provider }: Context,
): Promise<Outcome> {
  const { paymentStatus: status } = submission;
  if ((to === null || !mayMove(status, to)) && over.length === 0) return { status, refusal: null };
  const wasApproved =
    provider.linkedMandate !== null || provider.attempts.some(({ mandate }) => mandate !== null);
  const written = await writeAndWakeWorker(submission, async (tx, current) => {
    for (const attempt of over) await closeAttempt(tx, attempt, { status: "over" });
    if (to === null) return;
    const requests = attempts.flatMap(({ requestId }) => requestId ?? []);
    const ids = current.subscriptionId === null ? requests : [...requests, current.subscriptionId];
    const isOrdered = to === "cancelled" && (await isCancelOrdered(tx, ids));
    const hasBegun = wasApproved || paymentStates[status].debit === "beingSetUp";
    const notices = hasBegun ? endNotices(current, to, { wrongScheme, isOrdered }) : [];
    const own = isOrdered ? ownCauses.cancelledByFirm : wrongScheme ? ownCauses.wrongScheme : null;
    await movePayment(tx, current, { to, cause: own, entries: [...notices, ...movedEvent(current, to)] });
  });
  return written ? { status: written.paymentStatus, refusal: null } : "retry";
}

type End = { wrongScheme: boolean; isOrdered: boolean };

/**
 * Mails about a debit that ended or could not be set up: to the payer who approved it, and to the firm, unless it ordered the
 * end itself.
 */
function endNotices(submission: Submission, to: PaymentStatus, { wrongScheme, isOrdered }: End) {
  if (to !== "cancelled" && to !== "failed") return [];
  const { id, paymentVersion } = submission;
  const about = `${id}:${paymentVersion}`;
  const reason = reasonOfEnd(submission);
  const mail = debitEnded.entry(about, { submissionId: id, reason: isOrdered ? "ended_by_firm" : reason });
  if (isOrdered) return [mail];
  return [
    mail,
    alarmEntry({ reason: wrongScheme ? "wrong_scheme" : reason, submissionId: id, detail: to, about }),
  ];
}

async function linkMandate(
  tx: Database,
  current: Submission,
  mandate: MandateFacts,
  attemptId: string | null,
) {
  const { id, reference: mandateReference, customerId } = mandate;
  await recordFacts(tx, current.id, { mandateId: id, mandateReference, customerId });
  if (attemptId) await closeAttempt(tx, attemptId, { status: "fulfilled", mandateId: id });
  else if (current.mandateId) await replaceMandate(tx, current.mandateId, id);
}

async function confirm(
  tx: Database,
  current: Submission,
  debit: SubscriptionFacts,
  statement: string | null,
) {
  await recordFacts(tx, current.id, { subscriptionId: debit.id });
  // The subscription ended before we had recorded its start: the next `reconcile` handles that.
  if (hasEnded(debit.status)) return;
  await recordFacts(tx, current.id, {
    firstPaymentOn: current.firstPaymentOn ?? debit.firstChargeOn,
    statementName: statement ?? current.statementName,
    confirmedAt: current.confirmedAt ?? new Date(),
    firstConfirmedAt: current.firstConfirmedAt ?? new Date(),
  });
  const about = `${current.id}:${current.mandateId}`;
  const payload = { submissionId: current.id };
  const entries = [
    customerConfirmation.entry(about, payload),
    firmNotice.entry(about, payload),
    ...movedEvent(current, "confirmed"),
  ];
  if (await movePayment(tx, current, { to: "confirmed", cause: null, entries }))
    await deleteDraft(tx, current);
}

async function writeAndWakeWorker(
  submission: Submission,
  work: (tx: Database, current: Submission) => Promise<void>,
) {
  const written = await query((db) => writeOnVersion(db, submission, work));
  wakeWorker();
  return written;
}
