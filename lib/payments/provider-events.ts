import type { AlarmReason, EndingReason } from "./alarms";
import type { PaymentStatus } from "./states";

/** What a webhook event causes: at least one of these. */
export type Treatment = Effects &
  Required<
    Pick<Effects, "reconcile"> | Pick<Effects, "payment"> | Pick<Effects, "alarm"> | Pick<Effects, "check">
  >;

type Effects = {
  reconcile?: true;
  payment?: true; // The sign-up's last payment may have changed
  alarm?: AlarmReason; // Mail to the firm
  check?: Check; // Applies only if the current status of the resource is one of `while`
  ifNotStored?: AlarmReason; // Mail to the firm, if the metadata name a submission that a restored backup lacks
};

type Check = { readonly while: readonly string[] } & (
  | { readonly alarm: AlarmReason }
  | { readonly ends: readonly EndingReason[] } // Which alarms about the same resource it ends
);

const reconcile = { reconcile: true } as const;
const payment = { payment: true } as const;

const collected = {
  check: { ends: ["payment_failed", "payment_charged_back"], while: ["confirmed", "paid_out"] },
} as const;

/** The event by which the bank refuses a payer who is still on the provider's page. */
export const refusedAtBank = "mandate_requests.bank_authorisation_failed";

/** The event is stored for the timeline, and no work is queued. */
const nothing = null;

/**
 * What each event of the provider causes. Its words are under `provider.events` in `messages/en/mail.json`. An event that is
 * not here causes nothing.
 */
const treatments = {
  mandate_requests: {
    flow_visited: nothing,
    flow_exited: nothing,
    payer_details_confirmed: nothing,
    bank_authorisation_failed: reconcile,
    fulfilled: { reconcile: true, ifNotStored: "unknown_submission" },
    failed: reconcile,
    cancelled: reconcile,
  },
  mandates: {
    created: reconcile,
    submitted: nothing,
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
    created: nothing,
    payment_created: nothing,
    cancelled: reconcile,
    finished: reconcile,
    customer_approval_denied: reconcile,
    paused: { check: { alarm: "subscription_paused", while: ["paused"] } },
    resumed: { check: { ends: ["subscription_paused"], while: ["active"] } },
    amended: { alarm: "subscription_amended" },
  },
  payments: {
    created: payment,
    submitted: nothing,
    resubmission_requested: payment,
    failed: { payment: true, check: { alarm: "payment_failed", while: ["failed"] } },
    confirmed: { payment: true, ...collected },
    paid_out: collected,
    charged_back: { payment: true, check: { alarm: "payment_charged_back", while: ["charged_back"] } },
    chargeback_cancelled: {
      payment: true,
      check: { ends: ["payment_charged_back"], while: ["submitted", "confirmed", "paid_out"] },
    },
    cancelled: { payment: true, check: { alarm: "payment_cancelled", while: ["cancelled"] } },
    customer_approval_denied: {
      payment: true,
      check: { alarm: "payment_cancelled", while: ["customer_approval_denied"] },
    },
  },
} as const satisfies Record<string, Record<string, Treatment | null>>;

type Treatments = typeof treatments;
type Resource = keyof Treatments;

/** The resources whose current status a check compares. */
export type CheckedResource = {
  [Of in Resource]: Extract<Treatments[Of][keyof Treatments[Of]], { check: unknown }> extends never
    ? never
    : Of;
}[Resource];

/** The table by event, such as `mandates.active`. */
export const treatmentByEvent: ReadonlyMap<string, Treatment | null> = new Map(
  Object.entries(treatments).flatMap(([resourceType, actions]) =>
    Object.entries<Treatment | null>(actions).map(([action, treatment]) => [
      `${resourceType}.${action}`,
      treatment,
    ]),
  ),
);

export function treatmentOf(resourceType: string, action: string): Treatment | null {
  return treatmentByEvent.get(`${resourceType}.${action}`) ?? null;
}

/** The causes of a payment's status that are no event. Their words are under `provider.causes` in `messages/en/mail.json`. */
export const ownCauses = {
  seen: "seen_at_provider", // No event explains it
  openedAgain: "opened_again",
  notFinished: "not_finished",
  cancelledByFirm: "cancelled_by_firm",
  wrongScheme: "wrong_scheme",
} as const;

/** The events that explain a payment's status, the first cause first: what ends a mandate ends its subscription too. */
const explanations: Record<PaymentStatus, readonly string[]> = {
  pending: [refusedAtBank],
  abandoned: [refusedAtBank],
  processing: ["mandate_requests.fulfilled", "mandates.created", "mandates.reinstated", "mandates.replaced"],
  confirmed: [
    "mandate_requests.fulfilled",
    "mandates.customer_approval_granted",
    "mandates.reinstated",
    "mandates.active",
  ],
  failed: [
    "mandates.failed",
    "mandates.blocked",
    "mandates.expired",
    "mandates.consumed",
    "mandate_requests.failed",
  ],
  cancelled: [
    "mandates.cancelled",
    "subscriptions.customer_approval_denied",
    "subscriptions.finished",
    "subscriptions.cancelled",
    "mandate_requests.failed",
    "mandate_requests.cancelled",
  ],
};

export function eventsExplaining(status: PaymentStatus): readonly string[] {
  return explanations[status];
}

/** What an event is about, as gathered from our rows and the provider. */
export type EventContext = {
  eventId: string;
  resourceId: string | null; // The resource whose status the check compares
  status: string | null; // The resource's current status; null if it was not fetched or does not exist
  namedSubmissionId: string | null; // The submission that the event's metadata name
  submissionId: string | null; // The submission that the event is about
  isCancelOrdered: boolean; // Whether the firm had the subscription cancelled
};

export type EventDecision = {
  outcome: "unmatched" | "applied" | "outdated"; // `unmatched`: the worker tries again later. `outdated`: no longer true
  endsAlarms: boolean; // Whether to end the open alarms about the resource
  alarms: readonly { reason: AlarmReason; about: string; onceUntilOver: boolean }[];
  reconciles: boolean;
};

/** Decides by the resource's current state, not by the event's contents, since events arrive late and in any order. */
export function decideOnEvent(treatment: Treatment, facts: EventContext): EventDecision {
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
  const isExpectedCancellation = warning === "payment_cancelled" && isCancelOrdered;
  const alarms: EventDecision["alarms"][number][] = [];
  if (warning && isStillTrue && !isExpectedCancellation && resourceId !== null)
    alarms.push({ reason: warning, about: resourceId, onceUntilOver: true });
  if (alarm) alarms.push({ reason: alarm, about: eventId, onceUntilOver: false });
  return {
    outcome: isStillTrue || alarm ? "applied" : "outdated",
    endsAlarms,
    alarms,
    reconciles: reconcile,
  };
}
