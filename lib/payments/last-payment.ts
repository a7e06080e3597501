import type { IsoDate } from "@/lib/dates";
import { type LastPayment, unpaidPayments } from "./states";

type Known = {
  readonly lastPayment: LastPayment;
  readonly lastPaymentId: string | null;
  readonly lastPaymentOn: IsoDate | null;
};

/** A payment of now at the provider. `willRetry`: whether its last failure said that the provider collects it again by itself. */
type Found = {
  readonly id: string;
  readonly status: string;
  readonly chargeOn: IsoDate;
  readonly willRetry: boolean;
};

const stateByProviderStatus: Record<string, LastPayment> = {
  pending_customer_approval: "due",
  pending_submission: "due",
  submitted: "due",
  confirmed: "taken",
  paid_out: "taken",
  failed: "failed",
  charged_back: "charged_back",
};

/**
 * What the sign-up keeps of its last payment, now that the provider has this one; null: what it has. Money that is owed is not
 * replaced by the payment that falls due after it, only by one that was taken. A cancelled payment is none.
 */
export function lastPaymentAfter(known: Known, { id, status, chargeOn, willRetry }: Found): Known | null {
  const isSame = known.lastPaymentId === id;
  const state = stateByProviderStatus[status];
  if (!state) return isSame ? { lastPayment: "none", lastPaymentId: null, lastPaymentOn: null } : null;
  const lastPayment = willRetry && (state === "due" || state === "failed") ? "retried" : state;
  const isEarlier = known.lastPaymentOn !== null && chargeOn < known.lastPaymentOn;
  const isOwed = isUnpaid(known.lastPayment);
  const replaces = isUnpaid(lastPayment)
    ? !isOwed || !isEarlier
    : !isEarlier && !(isOwed && lastPayment === "due");
  return isSame || replaces ? { lastPayment, lastPaymentId: id, lastPaymentOn: chargeOn } : null;
}

export function isUnpaid(state: LastPayment): boolean {
  return unpaidPayments.some((one) => one === state);
}
