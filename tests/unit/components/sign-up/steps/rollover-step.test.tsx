import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RolloverStep } from "@/components/sign-up/steps/rollover-step";
import { type Edition, editions } from "@/lib/markets/editions";
import { fixedPlans, formatSum, order, type PlanType, planByUse } from "@/lib/plans";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";
import { aWizard } from "@/tests/support/sign-up/wizard";

vi.mock("server-only", () => ({}));

const step = (edition: Edition, planType: PlanType) =>
  show(
    <RolloverStep
      wizard={aWizard({ edition, answers: { plan: { planType, hasRollover: false } } })}
      site={site}
      action={async (state) => state}
    />,
  ).container.textContent;

/** What is true of plans that are paid by the month alone. */
const byTheMonth = /first payment|nothing is taken|7 days|notice|quiet month/i;

it.each(editions)("says nothing of a monthly debit to who chose the plan by use in $segment", (edition) => {
  expect(step(edition, planByUse.type)).not.toMatch(byTheMonth);
  expect(screen.getByText("No rollover needed")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Request Custom Plan/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
});

it.each(fixedPlans)("has one button and one way back with $name, and says when it is paid", ({ type }) => {
  for (const edition of editions) {
    const shown = step(edition, type);
    const { rolloverPrice } = order(type, true, edition.currency);
    expect(shown).toContain(`Rollover${formatSum(rolloverPrice, edition)}`);
    expect(shown).toMatch(/A quiet month pays for a busy one.*First payment by/);
    expect(screen.getAllByRole("button", { name: "Continue" })).toHaveLength(1);
    expect(screen.getAllByRole("link", { name: "Back" })).toHaveLength(1);
    document.body.replaceChildren();
  }
});
