import type { AlarmReason, EndingReason } from "./alarms";

/** What a webhook event causes. An event without a treatment is only stored. */
export type Treatment = {
  reconcile?: true;
  alarm?: AlarmReason; // Mail to the firm
  check?: Check; // Mail, if the current status of the event's resource is one of `while`
  ifNotStored?: AlarmReason; // Mail, if its metadata name a submission that a restored backup lacks
};

export type Check = { readonly while: readonly string[] } & (
  | { readonly alarm: AlarmReason }
  | { readonly ends: readonly EndingReason[] } // Which alarms about the same resource it ends
);

const reconcile: Treatment = { reconcile: true };

const collected: Treatment = {
  check: { ends: ["payment_failed", "payment_charged_back"], while: ["confirmed", "paid_out"] },
};

const treatments: Record<string, Record<string, Treatment>> = {
  mandate_requests: {
    fulfilled: { reconcile: true, ifNotStored: "unknown_submission" },
    failed: reconcile,
    cancelled: reconcile,
  },
  mandates: {
    created: reconcile,
    active: { reconcile: true, check: { ends: ["mandate_suspended"], while: ["active"] } },
    customer_approval_granted: reconcile,
    customer_approval_skipped: reconcile,
    failed: reconcile,
    cancelled: reconcile,
    expired: reconcile,
    blocked: reconcile,
    consumed: reconcile,
    replaced: reconcile,
    suspended_by_payer: { check: { alarm: "mandate_suspended", while: ["suspended_by_payer"] } },
    // Our subscription ended with the mandate; the firm decides whether to start a new one.
    reinstated: { reconcile: true, alarm: "mandate_reinstated" },
  },
  subscriptions: {
    cancelled: reconcile,
    finished: reconcile,
    customer_approval_denied: reconcile,
    paused: { check: { alarm: "subscription_paused", while: ["paused"] } },
    resumed: { check: { ends: ["subscription_paused"], while: ["active"] } },
    amended: { alarm: "subscription_amended" },
  },
  payments: {
    failed: { check: { alarm: "payment_failed", while: ["failed"] } },
    confirmed: collected,
    paid_out: collected,
    charged_back: { check: { alarm: "payment_charged_back", while: ["charged_back"] } },
    chargeback_cancelled: {
      check: { ends: ["payment_charged_back"], while: ["submitted", "confirmed", "paid_out"] },
    },
    cancelled: { check: { alarm: "payment_cancelled", while: ["cancelled"] } },
    customer_approval_denied: {
      check: { alarm: "payment_cancelled", while: ["customer_approval_denied"] },
    },
  },
};

export function treatmentOf(resourceType: string, action: string): Treatment | null {
  const ofResource = Object.hasOwn(treatments, resourceType) ? treatments[resourceType] : undefined;
  return ofResource && Object.hasOwn(ofResource, action) ? (ofResource[action] ?? null) : null;
}

/** What an event is about, as gathered from our rows and the provider. */
export type EventFacts = {
  eventId: string;
  resourceId: string | null; // The resource whose status the check compares
  status: string | null; // The resource's current status; null if it was not fetched or does not exist
  namedSubmissionId: string | null; // The submission that the event's metadata name
  submissionId: string | null; // The submission that the event is about
  isCancelOrdered: boolean; // Whether the firm had the subscription cancelled
};

export type EventDecision = {
  outcome: "unmatched" | "told" | "passed"; // `unmatched`: the worker tries again later
  endsAlarms: boolean; // Whether to end the open alarms about the resource
  alarms: readonly { reason: AlarmReason; about: string; onceUntilOver: boolean }[];
  reconciles: boolean;
};

/** Decides by the resource's current state, not by the event's contents, since events arrive late and in any order. */
export function decideOnEvent(treatment: Treatment, facts: EventFacts): EventDecision {
  const { reconcile = false, alarm, check, ifNotStored } = treatment;
  const { eventId, resourceId, status, namedSubmissionId, submissionId, isCancelOrdered } = facts;
  const isStillTrue = check !== undefined && status !== null && check.while.includes(status);
  const endsAlarms = isStillTrue && "ends" in check;
  const warning = check && "alarm" in check ? check.alarm : null;
  if (submissionId === null && (reconcile || alarm || warning)) {
    const alarms =
      ifNotStored && namedSubmissionId !== null
        ? [{ reason: ifNotStored, about: namedSubmissionId, onceUntilOver: false }]
        : [];
    return { outcome: "unmatched", endsAlarms, alarms, reconciles: false };
  }
  const isOrdered = warning === "payment_cancelled" && isCancelOrdered;
  const alarms: EventDecision["alarms"][number][] = [];
  if (warning && isStillTrue && !isOrdered && resourceId !== null)
    alarms.push({ reason: warning, about: resourceId, onceUntilOver: true });
  if (alarm) alarms.push({ reason: alarm, about: eventId, onceUntilOver: false });
  return { outcome: isStillTrue || alarm ? "told" : "passed", endsAlarms, alarms, reconciles: reconcile };
}
