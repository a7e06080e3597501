import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Payments } from "@/desk/payments/page";
import { show } from "../../support/components/render";

const signUp = {
  id: "00000000-0000-4000-8000-000000000000",
  reference: "JK-1",
  businessName: "Fenwick Joinery Ltd",
  price: 16900,
  currency: "GBP",
  status: "confirmed",
} as const;

it("the payments say in words why a status changed", () => {
  const move = { id: 1, at: new Date(), from: "processing", to: "confirmed", signUp } as const;
  show(
    <Payments
      hasFailed={false}
      operator={{ email: "bo@firm.example", role: "viewer" }}
      asked={{ olderThan: null, ignored: [] }}
      problems={[]}
      moves={{ rows: [{ ...move, cause: "mandates.active EV1" }], older: null }}
    />,
  );
  expect(screen.getByRole("cell", { name: /accepted/ }).textContent).toBe(
    "Cause: The bank accepted the mandateEvent EV1",
  );
});

it("the payments name a problem of parked work in words, and lead to its sign-up", () => {
  show(
    <Payments
      hasFailed={false}
      operator={{ email: "bo@firm.example", role: "viewer" }}
      asked={{ olderThan: null, ignored: [] }}
      problems={[{ reason: "parked", at: new Date("2026-07-23T08:00:00Z"), isOpen: true, signUp }]}
      moves={{ rows: [], older: null }}
    />,
  );
  const row = screen.getByRole("row", { name: /^Fenwick Joinery Ltd/ });
  expect(row.textContent).toContain("One job is parked");
  expect(screen.getByRole("link", { name: "Fenwick Joinery Ltd" }).getAttribute("href")).toBe(
    `/console/sign-ups/${signUp.id}`,
  );
});
