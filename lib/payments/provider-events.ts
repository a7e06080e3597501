import type { AlarmReason } from "./alarms";

/** What a webhook event causes. An event without a treatment is only stored. */
export type Treatment = {
  reconcile?: true;
  alarm?: AlarmReason; // Mail to the firm
  payment?: { alarm: AlarmReason; while: readonly string[] }; // Mail, if the payment's current status is one of `while`
};

const reconcile: Treatment = { reconcile: true };

const treatments: Record<string, Record<string, Treatment>> = {
  billing_requests: {
    fulfilled: reconcile,
    failed: reconcile,
    cancelled: reconcile,
  },
  mandates: {
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
    cancelled: reconcile,
    finished: reconcile,
    customer_approval_denied: reconcile,
    paused: { alarm: "subscription_paused" },
    amended: { alarm: "subscription_amended" },
  },
  payments: {
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
