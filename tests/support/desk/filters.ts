import type { ChosenFilters } from "@/desk/sign-ups/list/filter-table";

type EachChosen = { readonly [Name in keyof ChosenFilters]: NonNullable<ChosenFilters[Name]> };

/** A value of each filter of the list of sign-ups. */
export const chosenFilters: EachChosen = {
  market: "ca",
  plan: "professional",
  rollover: "with",
  stage: "checks_done",
  owner: "nobody",
  source: "news",
  from: "2026-02-28",
  to: "2026-03-01",
};
