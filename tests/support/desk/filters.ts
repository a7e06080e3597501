/** A value of each filter of the list of sign-ups that has a field. */
export const chosenFilters = {
  market: "ca",
  plan: "professional",
  rollover: "with",
  payment: "none",
  stage: "checks_done",
  owner: "nobody",
  source: "news",
  from: "2026-02-28",
  to: "2026-03-01",
};
