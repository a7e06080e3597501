/** Why the firm is alerted. The mail's text for each reason is under `alarm` in `messages/en/mail.json`. */
export const alarmReasons = [
  "debit_ended",
  "setup_failed",
  "wrong_scheme",
  "conflicting_subscription",
  "other_submission",
  "provider_refused",
  "stuck",
  "provider_unauthorised",
  "provider_not_found",
  "payment_failed",
  "payment_charged_back",
  "payment_cancelled",
  "mandate_suspended",
  "mandate_reinstated",
  "subscription_paused",
  "subscription_amended",
  "unknown_submission",
  "unpaid_plan_link",
  "contact_refused",
  "feed_parked",
] as const;

export type AlarmReason = (typeof alarmReasons)[number];

/** Alarms that a later event of the provider ends. The mail that says so has its text under `over`. */
export const endingReasons = [
  "payment_failed",
  "payment_charged_back",
  "mandate_suspended",
  "subscription_paused",
] as const satisfies readonly AlarmReason[];

export type EndingReason = (typeof endingReasons)[number];
