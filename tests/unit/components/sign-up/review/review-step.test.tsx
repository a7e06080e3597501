import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ReviewStep } from "@/components/sign-up/review/review-step";
import { dateIn } from "@/lib/dates";
import { defaultEdition, editions } from "@/lib/markets/editions";
import { placeOf, planByUse } from "@/lib/plans";
import { show } from "@/tests/support/components/render";
import { site } from "@/tests/support/example-site";
import { aWizard } from "@/tests/support/sign-up/wizard";

vi.mock("server-only", () => ({}));

/** What is not shown while Portfolio is chosen; `choosing.test.ts` tests the CSS. */
const byUse = placeOf(planByUse.type);
const hidden = `[data-not-plan="${byUse}"], [data-plan]:not([data-plan="${byUse}"])`;

it.each(editions)("names no first payment and no amount debited for Portfolio in $segment", (edition) => {
  const today = dateIn(edition.timeZone, new Date("2026-11-23T10:00:00Z"));
  const { container } = show(
    <ReviewStep
      wizard={aWizard({ edition, today })}
      site={site}
      action={async (state) => state}
      terms="terms"
      changed={null}
    />,
  );
  const promise = /7 days|amount debited|first payment|first debit|nothing is taken|payment setup/i;
  expect(container.textContent).toMatch(promise);
  for (const element of container.querySelectorAll(hidden)) element.remove();
  expect(container.textContent).not.toMatch(promise);
  expect(container.textContent).toContain("For Jack Portfolio, the debit depends on use, any tax included.");
  // The sheet leads to the call, since it cannot set up a payment.
  expect(screen.queryByRole("checkbox", { name: /terms/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Set Up Payment" })).toBeNull();
  const sheet = within(screen.getByRole("region", { name: "Your plan" }));
  expect(sheet.getByRole("link", { name: /^Request Custom Plan/ })).toBeTruthy();
});

it.each([
  ["freeCancellation", 1],
  ["", 0],
])("with the promises '%s' says %d times that an early cancellation costs nothing", (promisesOn, times) => {
  const { queryAllByText } = show(
    <ReviewStep
      wizard={aWizard({ edition: defaultEdition })}
      site={{ ...site, promisesOn }}
      action={async (state) => state}
      terms="terms"
      changed={null}
    />,
  );
  expect(queryAllByText("Cancel before your first payment and nothing is taken.")).toHaveLength(times);
});
