import type { Scheme } from "@/lib/markets";
import { hasEnded, isDead, type MandateRequestStatus, mandateOutcome } from "./outcome";
import type { PaymentStatus } from "./states";

type SeenMandate = { id: string; scheme: string; status: string };

/** One try to set up the debit, as the provider shows it just now. */
type SeenAttempt = {
  id: string;
  /** The one that the payer was sent to last; older ones are superseded. */
  isCurrent: boolean;
  requestId: string;
  requestStatus: MandateRequestStatus;
  mandate: SeenMandate | null;
};

export type Seen = {
  /** The mandate that the submission stands on, or the one that has taken its place at the provider. */
  held: SeenMandate | null;
  /** The debit on it, where one has been started. */
  subscription: { status: string } | null;
  /** Newest first. */
  attempts: readonly SeenAttempt[];
};

/** What follows for a submission from what the provider shows. */
export type Settlement = {
  /** The mandate to stand on; `chargeable` when a debit may be started on it now. */
  debit: { mandate: SeenMandate; attemptId: string | null; chargeable: boolean } | null;
  /** Without a debit: where the status is to go, if the table of states allows it. */
  to: PaymentStatus | null;
  /** Attempts that can come to nothing any more. */
  over: readonly string[];
  /** What a payer could still approve, or has approved in vain, beside what counts: to be cancelled. */
  strays: readonly { attemptId: string; requestId: string; mandateId: string | null }[];
  /** The payer got another scheme than the one agreed: nothing may ever be charged on that. */
  wrongScheme: boolean;
};

type Known = {
  status: PaymentStatus;
  scheme: Scheme;
  /** Another submission has taken its place: only what was approved in time counts. */
  isReplaced: boolean;
};

/**
 * Decides what a submission's debit has come to. Depends on nothing but its arguments, so that webhooks in any order,
 * the return page and the sweep end in the same state (`docs/payments.md`).
 */
export function settlement(known: Known, seen: Seen): Settlement {
  const verdicts = seen.attempts.map((attempt) => ({ attempt, standing: standingOf(attempt, known.scheme) }));
  const heldOutcome = seen.held && mandateOutcome(seen.held.status);
  const ending = heldOutcome !== null && isDead(heldOutcome) ? heldOutcome : null;
  const holds = heldOutcome !== null && ending === null;
  const hasStopped = holds && seen.subscription !== null && hasEnded(seen.subscription.status);
  const winner = holds ? undefined : verdicts.find(({ standing }) => standing === "alive")?.attempt;
  const mandate = holds ? seen.held : (winner?.mandate ?? null);
  const others = verdicts.filter(({ attempt }) => !mandate || attempt.mandate?.id !== mandate.id);
  const current = others.find(({ attempt }) => attempt.isCurrent);
  const isUnderWay = others.some(({ standing }) => standing === "processing");
  const next = isUnderWay ? "processing" : (statusAfter(current, known) ?? ending);
  return {
    debit:
      mandate && !hasStopped
        ? { mandate, attemptId: winner?.id ?? null, chargeable: mandateOutcome(mandate.status) === "usable" }
        : null,
    to: hasStopped ? "cancelled" : known.status === "confirmed" && ending ? ending : next,
    over: others.flatMap(({ attempt, standing }) => (standing === "over" ? [attempt.id] : [])),
    strays: others.flatMap(({ attempt, standing }) =>
      standing === "alive" ||
      standing === "wrong" ||
      (standing === "pending" && (mandate || known.isReplaced || !attempt.isCurrent))
        ? [{ attemptId: attempt.id, requestId: attempt.requestId, mandateId: attempt.mandate?.id ?? null }]
        : [],
    ),
    wrongScheme: current?.standing === "wrong" && !mandate,
  };
}

type Standing = "alive" | "wrong" | "over" | "processing" | "pending";

/** What one attempt amounts to, as if it were the only one. */
function standingOf({ requestStatus, mandate }: SeenAttempt, scheme: Scheme): Standing {
  if (requestStatus === "cancelled") return "over";
  if (requestStatus === "pending") return "pending";
  if (requestStatus === "processing" || mandate === null) return "processing";
  if (isDead(mandateOutcome(mandate.status))) return "over";
  return mandate.scheme === scheme ? "alive" : "wrong";
}

/** Where the payer's own attempt leads when nothing stands. Back to `pending` only from what looked like more. */
function statusAfter(
  current: { attempt: SeenAttempt; standing: Standing } | undefined,
  { status, isReplaced }: Known,
): PaymentStatus | null {
  if (current?.standing === "wrong") return "failed";
  if (isReplaced && (!current || current.standing === "pending")) return "cancelled";
  if (!current) return null;
  if (current.standing === "pending") return status === "processing" ? "pending" : null;
  const outcome = current.attempt.mandate && mandateOutcome(current.attempt.mandate.status);
  return outcome !== null && isDead(outcome) ? outcome : "cancelled";
}
