import { invalidState, notFound, wrongState } from "../errors";
import { type FakeGoCardless, findOrThrow } from "../fake";
import type { Row } from "../rows";
import { schemes } from "../schemes";
import { isActivatedByPayment, moveMandate, reinstateMandate, replaceMandate } from "./mandates";
import { cancelChargeback, failAndRetry, movePayment, retryPayment } from "./payments";
import { pauseSubscription, resumeSubscription } from "./subscriptions";

type Mandate = Row<"mandates">;

/** The statuses through which a scenario moves a payment. It starts from the payment's current status. */
const paymentScenarios: Record<string, readonly Row<"payments">["status"][]> = {
  payment_submitted: ["pending_submission", "submitted"],
  payment_confirmed: ["pending_submission", "submitted", "confirmed"],
  payment_paid_out: ["pending_submission", "submitted", "confirmed", "paid_out"],
  payment_cancelled: ["pending_submission", "cancelled"],
  payment_failed: ["pending_submission", "submitted", "failed"],
  payment_charged_back: ["pending_submission", "submitted", "confirmed", "paid_out", "charged_back"],
  payment_late_failure: ["pending_submission", "submitted", "confirmed", "paid_out", "failed"],
};

const waiting = ["pending_submission", "submitted"] as const;
const alive = [...waiting, "active", "suspended_by_payer"] as const;
type MandateStatuses = readonly Mandate["status"][];
type MandateScenario = { readonly from: MandateStatuses; readonly to: MandateStatuses };

const mandateScenarios: Record<string, MandateScenario> = {
  mandate_activated: { from: waiting, to: ["submitted", "active"] },
  mandate_failed: { from: waiting, to: ["submitted", "failed"] },
  mandate_expired: { from: alive, to: ["expired"] },
  mandate_cancelled: { from: alive, to: ["cancelled"] },
  mandate_blocked: { from: alive, to: ["blocked"] },
  mandate_suspended_by_payer: { from: ["active"], to: ["suspended_by_payer"] },
  mandate_resumed_by_payer: { from: ["suspended_by_payer"], to: ["active"] },
};

const otherScenarios = {
  mandates: { mandate_replaced: replaceMandate, mandate_reinstated: reinstateMandate },
  payments: {
    payment_chargeback_cancelled: cancelChargeback,
    payment_retried: retryPayment,
    payment_failed_and_retried: failAndRetry,
  },
  subscriptions: { subscription_paused: pauseSubscription, subscription_resumed: resumeSubscription },
} as const;

export const scenarios = {
  mandates: [...Object.keys(mandateScenarios), ...Object.keys(otherScenarios.mandates)],
  payments: [...Object.keys(paymentScenarios), ...Object.keys(otherScenarios.payments)],
  subscriptions: Object.keys(otherScenarios.subscriptions),
} as const;

const others: Partial<Record<string, (fake: FakeGoCardless, id: string) => unknown>> = {
  ...otherScenarios.mandates,
  ...otherScenarios.payments,
  ...otherScenarios.subscriptions,
};

/** Runs a scenario on a mandate, payment or subscription: one of the provider's simulators, or one of the sandbox's own. */
export function simulate(fake: FakeGoCardless, name: string, resource: string) {
  const way = paymentScenarios[name];
  const scenario = mandateScenarios[name];
  if (way) playOnPayment(fake, resource, way);
  else if (scenario) playOnMandate(fake, name, resource, scenario);
  else if (others[name]) others[name](fake, resource);
  else throw notFound();
}

function playOnPayment(fake: FakeGoCardless, id: string, way: readonly Row<"payments">["status"][]) {
  let payment = findOrThrow(fake, "payments", id);
  const mandate = findOrThrow(fake, "mandates", payment.links.mandate);
  if (mandate.status !== "active" && !isActivatedByPayment(mandate))
    throw invalidState("mandate_not_active", `The payment's mandate is ${mandate.status}`);
  if (!way.slice(0, -1).includes(payment.status)) throw wrongState(payment.status);
  for (const status of way.slice(way.indexOf(payment.status) + 1))
    payment = movePayment(fake, payment, status);
}

function playOnMandate(fake: FakeGoCardless, name: string, id: string, { from, to }: MandateScenario) {
  let mandate = findOrThrow(fake, "mandates", id);
  if (name === "mandate_activated" && schemes[mandate.scheme].submittedWithFirstPayment)
    throw invalidState(
      "scheme_not_supported",
      "A mandate of this scheme becomes active with its first payment",
    );
  if (!from.includes(mandate.status)) throw wrongState(mandate.status);
  const details = name === "mandate_cancelled" ? { origin: "bank", cause: "bank_account_closed" } : {};
  for (const status of to.slice(to.indexOf(mandate.status) + 1))
    mandate = moveMandate(fake, mandate, status, details);
}
