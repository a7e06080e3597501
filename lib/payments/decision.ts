import type { Scheme } from "@/lib/markets";
import { hasEnded, isDead, type MandateRequestStatus, mandateOutcome } from "./outcome";
import { type PaymentStatus, paymentStates } from "./states";

type MandateState = { id: string; scheme: string; status: string };

export type AttemptState<Mandate = MandateState> = {
  id: string;
  isCurrent: boolean; // False for a superseded attempt
  requestId: string;
  requestStatus: MandateRequestStatus;
  mandate: Mandate | null;
};

export type ProviderState<Mandate = MandateState> = {
  linkedMandate: Mandate | null; // The mandate on record, or the one that replaced it at the provider
  subscription: { status: string } | null;
  attempts: readonly AttemptState<Mandate>[]; // Newest first
};

export type PaymentDecision<Mandate = MandateState> = {
  debit: { mandate: Mandate; attemptId: string | null; chargeable: boolean } | null; // `chargeable`: whether the mandate can be charged today
  to: PaymentStatus | null; // The next status if there is no debit; applied only if `mayMove` allows it
  over: readonly string[]; // Ids of attempts that can no longer lead to a debit
  toCancel: readonly { attemptId: string; requestId: string; mandateId: string | null }[];
  wrongScheme: boolean; // The payer authorised a scheme other than the one agreed
};

type Known = { status: PaymentStatus; scheme: Scheme };

/** Pure, so that webhooks, the return page and the sweep may call it in any order (`docs/payments.md`). */
export function decidePayment<Mandate extends MandateState>(
  known: Known,
  provider: ProviderState<Mandate>,
): PaymentDecision<Mandate> {
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
    to: hasStopped ? "cancelled" : paymentStates[known.status].debit === "setUp" && ending ? ending : next,
    over: others.flatMap(({ attempt, verdict }) => (verdict === "over" ? [attempt.id] : [])),
    toCancel: others.flatMap(({ attempt, verdict }) =>
      verdict === "alive" ||
      verdict === "wrong_scheme" ||
      (verdict === "pending" && (mandate || !attempt.isCurrent))
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
  { status }: Known,
): PaymentStatus | null {
  if (current?.verdict === "wrong_scheme") return "failed";
  if (!current) return null;
  if (current.verdict === "pending") return paymentStates[status].debit === "beingSetUp" ? "pending" : null;
  const outcome = current.attempt.mandate && mandateOutcome(current.attempt.mandate.status);
  return outcome !== null && isDead(outcome) ? outcome : "cancelled";
}
