/** Also the order of the structured data. Texts: `landing.faq.{key}`. */
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

/** Texts: `accountants.faq.{key}`. */
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
