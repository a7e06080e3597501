import { expect, test } from "vitest";
import { planLinkKey, planLinkKeys } from "@/lib/payments/plan-links";

test("has a link for each plan sold on the site, with and without rollover, in each currency", () => {
  expect([...planLinkKeys].sort()).toEqual([
    "professional.CAD",
    "professional.GBP",
    "professional.USD",
    "professional.rollover.CAD",
    "professional.rollover.GBP",
    "professional.rollover.USD",
    "starter.CAD",
    "starter.GBP",
    "starter.USD",
    "starter.rollover.CAD",
    "starter.rollover.GBP",
    "starter.rollover.USD",
  ]);
});

test("finds the link of a choice", () => {
  expect(planLinkKey("starter", false, "GBP")).toBe("starter.GBP");
  expect(planLinkKey("professional", true, "CAD")).toBe("professional.rollover.CAD");
});
