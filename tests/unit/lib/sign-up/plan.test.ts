import { expect, it } from "vitest";
import { planFromQuery } from "@/lib/sign-up/plan";

it("reads the plan from a query string", () => {
  expect(planFromQuery({ plan: "professional", rollover: "on" })).toEqual({
    planType: "professional",
    hasRollover: true,
  });
  expect(planFromQuery({ plan: "starter" })).toEqual({ planType: "starter", hasRollover: false });
});

it("never adds rollover to a plan without it", () => {
  expect(planFromQuery({ plan: "multi_entity", rollover: "on" })).toEqual({
    planType: "multi_entity",
    hasRollover: false,
  });
});

it.each([{}, { plan: "gold" }, { plan: ["starter", "professional"] }, { plan: "toString", rollover: "on" }])(
  "asks for no plan with %o",
  (query) => {
    expect(planFromQuery(query)).toBeUndefined();
  },
);
