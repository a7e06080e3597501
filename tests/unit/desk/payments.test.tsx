import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { moveList } from "@/desk/payments/list";
import { showList } from "../../support/desk/list";

const signUp = {
  id: "00000000-0000-4000-8000-000000000000",
  reference: "JK-1",
  businessName: "Fenwick Joinery Ltd",
  price: 16900,
  currency: "GBP",
  setUp: "confirmed",
  sentToBankAt: null,
  paymentCause: null,
  lastPayment: "none",
  lastPaymentOn: null,
} as const;

it("the payments say in words why a status changed", () => {
  const move = { id: 1, at: new Date(), from: "processing", to: "confirmed", signUp } as const;
  showList(moveList, {}, { rows: [{ ...move, cause: "mandates.active EV1" }], facts: [] });
  expect(screen.getByRole("cell", { name: /accepted/ }).textContent).toBe(
    "Cause: The bank accepted the mandateEvent EV1",
  );
});

it("the payments name a problem of parked work in words, and lead to its sign-up", () => {
  const problem = { reason: "parked", at: new Date("2026-07-23T08:00:00Z"), isOpen: true, signUp } as const;
  showList(moveList, {}, { rows: [], facts: [problem] });
  const row = screen.getByRole("row", { name: /^Fenwick Joinery Ltd/ });
  expect(row.textContent).toContain("One job is parked");
  expect(screen.getByRole("link", { name: "Fenwick Joinery Ltd" }).getAttribute("href")).toBe(
    `/console/sign-ups/${signUp.id}`,
  );
});
