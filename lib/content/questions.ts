export const landingQuestions = [
  "accuracy",
  "checkers",
  "speed",
  "setup",
  "software",
  "returns",
  "card",
  "firstPayment",
  "transactions",
  "rollover",
  "cancel",
  "security",
] as const;

/** The partners' questions, in the groups and the order in which the page shows them. */
export const partnerQuestionGroups = [
  { key: "plans", questions: ["reseller", "referral", "cost", "rollover"] },
  { key: "start", questions: ["trial", "card", "payment", "leave"] },
  { key: "work", questions: ["people", "guarantee", "keep", "queries"] },
  { key: "data", questions: ["documents", "software", "checks", "security"] },
] as const;
