import type { Scheme } from "@/lib/markets";
import { hasEnded, isDead, type MandateRequestStatus, mandateOutcome } from "./outcome";
import type { PaymentStatus } from "./states";

type MandateState = { id: string; scheme: string; status: string };

type AttemptState = {
  id: string;
  /** False for a superseded attempt. */
  isCurrent: boolean;
  requestId: string;
  requestStatus: MandateRequestStatus;
  mandate: MandateState | null;
};

/** What the provider reports for one submission. */
export type ProviderState = {
  /** The mandate on record, or the one that replaced it at the provider. */
  linkedMandate: MandateState | null;
  subscription: { status: string } | null;
  /** Newest first. */
  attempts: readonly AttemptState[];
};

export type PaymentDecision = {
  /** `chargeable`: a subscription may be started on the mandate now. */
  debit: { mandate: MandateState; attemptId: string | null; chargeable: boolean } | null;
  /** The next status if there is no debit; applied only if `mayMove` allows it. */
  to: PaymentStatus | null;
  /** Ids of attempts that can no longer lead to a debit. */
  over: readonly string[];
  /** Requests and mandates that must not be charged, to cancel at the provider. */
  toCancel: readonly { attemptId: string; requestId: string; mandateId: string | null }[];
  /** The payer authorised another scheme than the one agreed. */
  wrongScheme: boolean;
};

type Known = {
  status: PaymentStatus;
  scheme: Scheme;
  /** Another submission replaced this one: only a mandate approved before that counts. */
  isReplaced: boolean;
};

/**
 * Decides what becomes of a submission's debit. A pure function of its arguments, so the order in which webhooks, the
 * return page and the sweep call it does not matter (`docs/payments.md`).
 */
export function decidePayment(known: Known, provider: ProviderState): PaymentDecision {
  const judged = provider.attempts.map((attempt) => ({ attempt, verdict: verdictOn(attempt, known.scheme) }));
  const linkedOutcome = provider.linkedMandate && mandateOutcome(provider.linkedMandate.status);
  const ending = linkedOutcome !== null && isDead(linkedOutcome) ? linkedOutcome : null;
  const isLinkedAlive = linkedOutcome !== null && ending === null;
  const hasStopped =
    isLinkedAlive && provider.subscription !== null && hasEnded(provider.subscription.status);
  const winner = isLinkedAlive ? undefined : judged.find(({ verdict }) => verdict === "alive")?.attempt;
  const mandate = isLinkedAlive ? provider.linkedMandate : (winner?.mandate ?? null);
  const others = judged.filter(({ attempt }) => !mandate || attempt.mandate?.id !== mandate.id);
  const current = others.find(({ attempt }) => attempt.isCurrent);
  const isProcessing = others.some(({ verdict }) => verdict === "processing");
  const next = isProcessing ? "processing" : (statusWithoutDebit(current, known) ?? ending);
  return {
    debit:
      mandate && !hasStopped
        ? { mandate, attemptId: winner?.id ?? null, chargeable: mandateOutcome(mandate.status) === "usable" }
        : null,
    to: hasStopped ? "cancelled" : known.status === "confirmed" && ending ? ending : next,
    over: others.flatMap(({ attempt, verdict }) => (verdict === "over" ? [attempt.id] : [])),
    toCancel: others.flatMap(({ attempt, verdict }) =>
      verdict === "alive" ||
      verdict === "wrong_scheme" ||
      (verdict === "pending" && (mandate || known.isReplaced || !attempt.isCurrent))
        ? [{ attemptId: attempt.id, requestId: attempt.requestId, mandateId: attempt.mandate?.id ?? null }]
        : [],
    ),
    wrongScheme: current?.verdict === "wrong_scheme" && !mandate,
  };
}

type Verdict = "alive" | "wrong_scheme" | "over" | "processing" | "pending";

function verdictOn({ requestStatus, mandate }: AttemptState, scheme: Scheme): Verdict {
  if (requestStatus === "cancelled") return "over";
  if (requestStatus === "pending") return "pending";
  if (requestStatus === "processing" || mandate === null) return "processing";
  if (isDead(mandateOutcome(mandate.status))) return "over";
  return mandate.scheme === scheme ? "alive" : "wrong_scheme";
}

function statusWithoutDebit(
  current: { attempt: AttemptState; verdict: Verdict } | undefined,
  { status, isReplaced }: Known,
): PaymentStatus | null {
  if (current?.verdict === "wrong_scheme") return "failed";
  if (isReplaced && (!current || current.verdict === "pending")) return "cancelled";
  if (!current) return null;
  if (current.verdict === "pending") return status === "processing" ? "pending" : null;
  const outcome = current.attempt.mandate && mandateOutcome(current.attempt.mandate.status);
  return outcome !== null && isDead(outcome) ? outcome : "cancelled";
}
