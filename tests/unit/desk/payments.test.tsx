import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { moveList } from "@/desk/payments/list";
import { market } from "@/lib/markets";
import { showList } from "../../support/desk/list";
import { signUp as customer } from "../../support/desk/shown-sign-up";
import { showSignUp } from "../../support/desk/sign-up-page";
import { failed as failedTodo } from "../../support/desk/todo";

const signUp = {
  id: "00000000-0000-4000-8000-000000000000",
  reference: "JK-1",
  businessName: "Fenwick Joinery Ltd",
  price: 16900,
  currency: "GBP",
} as const;

it("the payments say in words why a status changed", () => {
  const move = { id: 1, at: new Date(), from: "processing", to: "confirmed", signUp } as const;
  showList(moveList, {}, { rows: [{ ...move, cause: "mandates.active EV1" }], facts: null });
  expect(screen.getByRole("cell", { name: /accepted/ }).textContent).toBe(
    "Cause: The bank accepted the mandate",
  );
});

it("a failed payment has a button that asks first, and none where it is ordered or used up", () => {
  const failed = {
    ...customer,
    lastPayment: "failed",
    lastPaymentOn: "2026-11-19",
    lastPaymentFailure: "EV9",
  } as const;
  const row = {
    ...{ id: failed.id, businessName: failed.businessName, contactName: failed.contactName, owner: null },
    ...{ contactPhone: null, contactPhoneE164: null, planType: failed.planType, hasRollover: true },
    ...{ price: failed.planPrice, currency: failed.currency, country: failed.serviceCountry, cause: null },
    ...{
      stage: failed.stage,
      setUp: failed.setUp,
      lastPayment: failed.lastPayment,
      ...{ lastPaymentFailure: "EV9", lastPaymentId: null, lastPaymentOn: "2026-11-19" as const },
    },
  };
  const first = { ...failedTodo, signUp: failed.id };
  const todo = { first, also: [], signUp: row, lead: null, market: market("uk"), retry: "allowed" } as const;
  showSignUp({ signUp: failed, todo });
  const owed = within(screen.getByRole("region", { name: "To do" }));
  expect(owed.getByText(/^GoCardless asks the bank for .* again/)).toBeTruthy();
  const button = owed.getByRole("button", { name: /^Collect .* again$/, hidden: true });
  expect(button.closest("details")?.open).toBe(false);
  expect(button.closest("form")?.querySelector("[name=failure]")).toHaveProperty("value", "EV9");
  for (const [retry, words] of [
    ["ordered", "The retry is ordered"],
    ["usedUp", "does not do so a fourth time"],
  ] as const) {
    cleanup();
    showSignUp({ signUp: failed, todo: { ...todo, retry } });
    const region = within(screen.getByRole("region", { name: "To do" }));
    expect(region.getByText(new RegExp(words))).toBeTruthy();
    expect(region.queryByRole("button", { name: /^Collect/, hidden: true })).toBeNull();
  }
});
