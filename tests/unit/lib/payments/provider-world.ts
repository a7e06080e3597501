import { decidePayment, type ProviderState } from "@/lib/payments/decision";
import { isDead, type MandateRequestStatus, mandateOutcome } from "@/lib/payments/outcome";
import { mayMove, type PaymentStatus } from "@/lib/payments/states";

type Attempt = {
  id: string;
  request: MandateRequestStatus;
  mandate: { id: string; scheme: string; status: string } | null;
  ours: "open" | "superseded" | "fulfilled" | "over";
};

/** What a payer, a bank or the provider can do to the newest attempt (`approve` also to an older one). */
export const moves = [
  "approve",
  "approve an older page",
  "fulfil",
  "cancel the request",
  "activate",
  "need a second signature",
  "sign",
  "fail the mandate",
  "cancel the mandate",
  "replace the mandate",
] as const;
export type Move = (typeof moves)[number];

/** A provider and our record of one submission beside it: what `applyDecision` does, without database and network. */
export class World {
  status: PaymentStatus = "pending";
  mandateId: string | null = null;
  attempts: Attempt[] = [newAttempt(1)];
  /** Every debit that was ever started, with the id of its mandate. */
  debits: { mandateId: string; isActive: boolean }[] = [];
  welcomes = 0;

  move(move: Move): void {
    const attempt =
      move === "approve an older page" ? this.attempts.at(-2) : (this.attempts.at(-1) as Attempt);
    if (!attempt) return;
    const { mandate } = attempt;
    const isAlive = mandate !== null && !isDead(mandateOutcome(mandate.status));
    if (move === "approve" || move === "approve an older page") {
      if (attempt.request === "pending") attempt.request = "processing";
    } else if (move === "fulfil" && attempt.request === "processing") {
      attempt.request = "fulfilled";
      attempt.mandate = { id: `${attempt.id}-MD`, scheme: "bacs", status: "pending_submission" };
    } else if (move === "cancel the request" && attempt.request === "pending") attempt.request = "cancelled";
    else if (mandate && isAlive) this.moveMandate(attempt, mandate, move);
  }

  private moveMandate(attempt: Attempt, mandate: NonNullable<Attempt["mandate"]>, move: Move): void {
    if (move === "activate" || move === "sign") mandate.status = "active";
    if (move === "need a second signature") mandate.status = "pending_customer_approval";
    if (move === "replace the mandate") {
      const id = `${mandate.id}'`;
      for (const debit of this.debits) if (debit.mandateId === mandate.id) debit.mandateId = id;
      if (this.mandateId === mandate.id) this.mandateId = id;
      attempt.mandate = { ...mandate, id };
    }
    if (move === "fail the mandate") this.endMandate(mandate, "failed");
    if (move === "cancel the mandate") this.endMandate(mandate, "cancelled");
  }

  private endMandate(mandate: { id: string; status: string }, status: string): void {
    mandate.status = status;
    for (const debit of this.debits) if (debit.mandateId === mandate.id) debit.isActive = false;
  }

  /** The customer takes another plan, or goes on in another browser, and presses again, where that is still possible. */
  openAnother(): void {
    if (this.status !== "pending" || this.mandateId) return;
    const open = this.attempts.find(({ ours }) => ours === "open");
    if (open) open.ours = "superseded";
    this.attempts.push(newAttempt(this.attempts.length + 1));
  }

  /** What `reconcile` does: fetch, decide, apply. */
  reconcile(): void {
    const linkedMandate =
      this.attempts.find(({ mandate }) => mandate && mandate.id === this.mandateId)?.mandate ?? null;
    const debit = this.debits.find(({ mandateId }) => mandateId === this.mandateId);
    const provider: ProviderState = {
      linkedMandate,
      subscription: debit ? { status: debit.isActive ? "active" : "cancelled" } : null,
      attempts: this.attempts
        .filter(({ ours }) => ours === "open" || ours === "superseded")
        .map(({ id, ours, request, mandate }) => ({
          id,
          isCurrent: ours === "open",
          requestId: id,
          requestStatus: request,
          mandate,
        }))
        .toReversed(),
    };
    const decided = decidePayment({ status: this.status, scheme: "bacs" }, provider);
    for (const { attemptId } of decided.toCancel) this.cancel(attemptId);
    for (const id of decided.over) this.attempt(id).ours = "over";
    if (!decided.debit) {
      this.goTo(decided.to);
      return;
    }
    if (decided.debit.attemptId) this.attempt(decided.debit.attemptId).ours = "fulfilled";
    this.mandateId = decided.debit.mandate.id;
    this.goTo("processing");
    if (!decided.debit.chargeable) return;
    if (!this.debits.some(({ mandateId }) => mandateId === this.mandateId))
      this.debits.push({ mandateId: this.mandateId, isActive: true });
    if (this.goTo("confirmed")) this.welcomes += 1;
  }

  private cancel(id: string): void {
    const attempt = this.attempt(id);
    if (attempt.mandate) this.endMandate(attempt.mandate, "cancelled");
    else attempt.request = "cancelled";
    attempt.ours = "over";
  }

  private goTo(to: PaymentStatus | null): boolean {
    if (to === null || !mayMove(this.status, to)) return false;
    this.status = to;
    return true;
  }

  private attempt(id: string): Attempt {
    return this.attempts.find((attempt) => attempt.id === id) as Attempt;
  }
}

function newAttempt(number: number): Attempt {
  return { id: `A${number}`, request: "pending", mandate: null, ours: "open" };
}
