/**
 * The questions of the landing page, in order. Words: `landing.faq.{key}.question` and `.answer`; arguments:
 * `vocabulary(market)` of `i18n/copy.ts`. The page and its structured data read this list.
 */
export const landingQuestions = [
  "accuracy",
  "speed",
  "setup",
  "software",
  "card",
  "firstPayment",
  "rollover",
  "cancel",
  "security",
] as const;

/** The questions of the accountants page; words: `accountants.faq.{key}.question` and `.answer`. */
export const partnerQuestions = [
  "reseller",
  "referral",
  "cost",
  "trial",
  "payment",
  "card",
  "people",
  "guarantee",
  "keep",
  "documents",
  "queries",
  "software",
  "rollover",
  "checks",
  "security",
  "leave",
] as const;
