import type { AlarmReason } from "./alarms";

/** What a webhook event causes. An empty treatment: the event is only stored. */
export type Treatment = {
  reconcile?: true;
  alarm?: AlarmReason; // Mail to the firm
  payment?: { alarm: AlarmReason; while: readonly string[] }; // Mail, if the payment's current status is one of `while`
};

const keep: Treatment = {};
const reconcile: Treatment = { reconcile: true };

const treatments: Record<string, Record<string, Treatment>> = {
  billing_requests: {
    ...kept(
      "created",
      "flow_created",
      "flow_visited",
      "flow_exited",
      "choose_currency",
      "collect_customer_details",
      "collect_bank_account",
      "collect_amount",
      "payer_details_confirmed",
      "payer_geo_blocked",
      "bank_authorisation_visited",
      "bank_authorisation_authorised",
      "bank_authorisation_denied",
      "bank_authorisation_expired",
      "bank_authorisation_failed",
    ),
    fulfilled: reconcile,
    failed: reconcile,
    cancelled: reconcile,
  },
  mandates: {
    ...kept("submitted", "transferred", "resubmission_requested"),
    created: reconcile,
    active: reconcile,
    customer_approval_granted: reconcile,
    customer_approval_skipped: reconcile,
    failed: reconcile,
    cancelled: reconcile,
    expired: reconcile,
    blocked: reconcile,
    consumed: reconcile,
    replaced: reconcile,
    suspended_by_payer: { alarm: "mandate_suspended" },
    // Our subscription ended with the mandate; the firm decides whether to start a new one.
    reinstated: { reconcile: true, alarm: "mandate_reinstated" },
  },
  subscriptions: {
    ...kept("created", "payment_created", "resumed", "customer_approval_granted"),
    cancelled: reconcile,
    finished: reconcile,
    customer_approval_denied: reconcile,
    paused: { alarm: "subscription_paused" },
    amended: { alarm: "subscription_amended" },
  },
  payments: {
    ...kept(
      "created",
      "customer_approval_granted",
      "submitted",
      "confirmed",
      "paid_out",
      "late_failure_settled",
      "chargeback_cancelled",
      "chargeback_settled",
      "resubmission_requested",
      "surcharge_fee_debited",
    ),
    failed: { payment: { alarm: "payment_failed", while: ["failed"] } },
    charged_back: { payment: { alarm: "payment_charged_back", while: ["charged_back"] } },
    cancelled: { payment: { alarm: "payment_cancelled", while: ["cancelled"] } },
    customer_approval_denied: {
      payment: { alarm: "payment_cancelled", while: ["customer_approval_denied"] },
    },
  },
};

export function treatmentOf(resourceType: string, action: string): Treatment | null {
  const ofResource = Object.hasOwn(treatments, resourceType) ? treatments[resourceType] : undefined;
  return ofResource && Object.hasOwn(ofResource, action) ? (ofResource[action] ?? null) : null;
}

export function leadsToWork({ reconcile: reconciles, alarm, payment }: Treatment): boolean {
  return reconciles === true || alarm !== undefined || payment !== undefined;
}

function kept(...actions: readonly string[]): Record<string, Treatment> {
  return Object.fromEntries(actions.map((action) => [action, keep]));
}
