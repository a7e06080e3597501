import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { moveList } from "@/desk/payments/list";
import { showList } from "../../support/desk/list";
import { signUp as customer } from "../../support/desk/shown-sign-up";
import { showSignUp } from "../../support/desk/sign-up-page";

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
    "Cause: The bank accepted the mandateEvent EV1",
  );
});

it("a failed payment has a button that asks first, and none where the provider or nobody collects it again", () => {
  const failed = {
    ...customer,
    lastPayment: "failed",
    lastPaymentOn: "2026-11-19",
    lastPaymentFailure: "EV9",
  } as const;
  showSignUp({ signUp: failed, retry: "allowed" });
  const owed = within(screen.getByRole("region", { name: /is owed$/ }));
  expect(owed.getByText(/^GoCardless asks the bank for .* again/)).toBeTruthy();
  const button = owed.getByRole("button", { name: /^Collect .* again$/, hidden: true });
  expect(button.closest("details")?.open).toBe(false);
  expect(button.closest("form")?.querySelector("[name=failure]")).toHaveProperty("value", "EV9");
  for (const [retry, words] of [
    ["byProvider", "by itself, on Friday 20 November 2026"],
    ["ordered", "The retry is ordered"],
    ["usedUp", "does not do so a fourth time"],
  ] as const) {
    cleanup();
    showSignUp({ signUp: { ...failed, lastPaymentOn: "2026-11-20" }, retry });
    const region = within(screen.getByRole("region", { name: /is owed$/ }));
    expect(region.getByText(new RegExp(words))).toBeTruthy();
    expect(region.queryByRole("button", { hidden: true })).toBeNull();
  }
  cleanup();
  showSignUp({ signUp: failed, retry: "none" });
  expect(screen.queryByRole("region", { name: /is owed$/ })).toBeNull();
});
