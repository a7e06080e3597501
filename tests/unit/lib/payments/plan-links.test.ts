import { expect, test } from "vitest";
import { currencies } from "@/lib/markets/currencies";
import { planLinkKey, planLinkKeys } from "@/lib/payments/plan-links";

test("has a link for each plan sold on the site, with and without rollover, in each currency", () => {
  const plans = ["professional", "professional.rollover", "starter", "starter.rollover"];
  const links = plans.flatMap((plan) => Object.keys(currencies).map((currency) => `${plan}.${currency}`));
  expect([...planLinkKeys].sort()).toEqual(links.sort());
});

test("finds the link of a choice", () => {
  expect(planLinkKey("starter", false, "GBP")).toBe("starter.GBP");
  expect(planLinkKey("professional", true, "CAD")).toBe("professional.rollover.CAD");
});
