import "server-only";
import type { Database } from "@/db/client/database";
import { type Case, closeAttempt, moveAttempt } from "@/db/queries/attempts";
import { addToOutbox } from "@/db/queries/outbox";
import {
  dropDraft,
  movePayment,
  recordFacts,
  type Submission,
  writeOnVersion,
} from "@/db/queries/submissions";
import { hasEnded } from "@/lib/payments/outcome";
import type { Settlement } from "@/lib/payments/settlement";
import { mayMove, type PaymentStatus } from "@/lib/payments/states";
import { query } from "@/server/database";
import { cancelMandateRequest } from "@/server/gocardless/billing-requests";
import { statementName } from "@/server/gocardless/creditors";
import { cancelMandate, type MandateFacts } from "@/server/gocardless/mandates";
import type { Refusal } from "@/server/gocardless/reply";
import type { SubscriptionFacts } from "@/server/gocardless/subscriptions";
import { alarmEntry } from "./alarm";
import { debitOn } from "./debit";
import type { Sight } from "./look";

export type Settled = {
  status: PaymentStatus;
  /** The provider could not be asked, or said no; the status is then the last one known. */
  refusal: Refusal | null;
};

/** `again`: something was written since the case was read, so that it has to be decided anew. */
type Outcome = Settled | "again";

/** Does what a settlement says: at the provider what is repeatable, in our rows what still holds. */
export async function carryOut(
  decided: Settlement,
  { submission, attempts }: Case,
  { seen, mandates, subscription }: Sight,
  cause: string,
): Promise<Outcome> {
  const refusal = await cancelStrays(decided.strays);
  if (refusal) return { status: submission.paymentStatus, refusal };
  const known = new Set(attempts.flatMap(({ id, status }) => (status === "over" ? [id] : [])));
  const strays = decided.strays.map(({ attemptId }) => attemptId);
  const over = [...decided.over, ...strays].filter((id) => !known.has(id));
  const mandate = decided.debit && mandates.get(decided.debit.mandate.id);
  if (!decided.debit || !mandate) return endOrWait(submission, decided, { over, seen, cause });
  const isNew = submission.mandateId !== mandate.id;
  const isAsKnown = !isNew && over.length === 0;
  if (isAsKnown && submission.paymentStatus === "confirmed") return { status: "confirmed", refusal: null };
  const { attemptId, chargeable } = decided.debit;
  const isPlanLink = cameByPlanLink(attempts, attemptId);
  const held =
    isAsKnown && submission.paymentStatus === "processing"
      ? submission
      : await write(submission, async (tx, current) => {
          for (const id of over) await closeAttempt(tx, id, { status: "over" });
          await hold(tx, current, mandate, { attemptId, isPlanLink });
          await movePayment(tx, current, "processing", cause);
        });
  if (!held) return "again";
  if (!chargeable || held.paymentStatus === "confirmed") return { status: held.paymentStatus, refusal: null };
  const [debit, name] = await Promise.all([
    subscription ?? debitOn(mandate, held, { mayExist: !isNew, isPlanLink }),
    statementName(mandate.creditorId, mandate.scheme),
  ]);
  if (!debit.ok) return { status: held.paymentStatus, refusal: debit };
  const confirmed = await write(held, (tx, current) => confirm(tx, current, debit.value, name, cause));
  return confirmed ? { status: confirmed.paymentStatus, refusal: null } : "again";
}

function cameByPlanLink(attempts: Case["attempts"], attemptId: string | null): boolean {
  return attempts.some(
    ({ id, way, status }) =>
      way === "plan_link" && (attemptId === null ? status === "fulfilled" : id === attemptId),
  );
}

async function cancelStrays(strays: Settlement["strays"]): Promise<Refusal | null> {
  for (const { requestId, mandateId } of strays) {
    const cancelled = mandateId ? await cancelMandate(mandateId) : await cancelMandateRequest(requestId);
    if (!cancelled.ok) return cancelled;
  }
  return null;
}

type Around = { over: readonly string[]; seen: Sight["seen"]; cause: string };

async function endOrWait(
  submission: Submission,
  { to, wrongScheme }: Settlement,
  { over, seen, cause }: Around,
): Promise<Outcome> {
  const { paymentStatus: status } = submission;
  if ((to === null || !mayMove(status, to)) && over.length === 0) return { status, refusal: null };
  const wasApproved = seen.held !== null || seen.attempts.some(({ mandate }) => mandate !== null);
  const written = await write(submission, async (tx, current) => {
    for (const attempt of over) await closeAttempt(tx, attempt, { status: "over" });
    if (
      to !== null &&
      (await movePayment(tx, current, to, cause)) &&
      (wasApproved || status === "processing")
    )
      await addToOutbox(tx, told(current, to, wrongScheme));
  });
  return written ? { status: written.paymentStatus, refusal: null } : "again";
}

/** Who has approved a debit, or has one, is told that there is none; so is the firm. */
function told({ id, paymentVersion, confirmedAt }: Submission, to: PaymentStatus, wrongScheme: boolean) {
  if (to !== "cancelled" && to !== "failed") return [];
  const about = `${id}:${paymentVersion}`;
  const reason = confirmedAt ? "debit_ended" : "setup_failed";
  return [
    { kind: "debit_ended", key: `debit_ended:${about}`, payload: { submissionId: id, reason } } as const,
    alarmEntry({ reason: wrongScheme ? "wrong_scheme" : reason, submissionId: id, detail: to, about }),
  ];
}

type By = { attemptId: string | null; isPlanLink: boolean };

async function hold(tx: Database, current: Submission, mandate: MandateFacts, { attemptId, isPlanLink }: By) {
  const { id, reference: mandateReference, customerId } = mandate;
  // A request was approved before it could be cancelled. A plan link cannot be cancelled: both may have been paid.
  if (current.replacedAt && isPlanLink)
    await addToOutbox(tx, [
      alarmEntry({ reason: "paid_after_move", submissionId: current.id, about: current.id }),
    ]);
  await recordFacts(tx, current.id, { mandateId: id, mandateReference, customerId, replacedAt: null });
  if (attemptId) await closeAttempt(tx, attemptId, { status: "fulfilled", mandateId: id });
  else if (current.mandateId) await moveAttempt(tx, current.mandateId, id);
}

async function confirm(
  tx: Database,
  current: Submission,
  debit: SubscriptionFacts,
  name: string | null,
  cause: string,
) {
  await recordFacts(tx, current.id, { subscriptionId: debit.id });
  // Ended before we heard that it began: the next look sees a debit that has stopped.
  if (hasEnded(debit.status)) return;
  await recordFacts(tx, current.id, {
    firstPaymentOn: current.firstPaymentOn ?? debit.firstChargeOn,
    statementName: name ?? current.statementName,
    confirmedAt: current.confirmedAt ?? new Date(),
  });
  if (!(await movePayment(tx, current, "confirmed", cause))) return;
  await dropDraft(tx, current);
  const payload = { submissionId: current.id };
  await addToOutbox(
    tx,
    (["customer_confirmation", "firm_notice"] as const).map((kind) => ({
      kind,
      key: `${kind}:${current.id}:${current.mandateId}`,
      payload,
    })),
  );
}

function write(submission: Submission, work: (tx: Database, current: Submission) => Promise<void>) {
  return query((db) => writeOnVersion(db, submission, work));
}
