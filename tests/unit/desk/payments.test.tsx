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
} as const;

it("the payments say in words why a status changed", () => {
  const move = { id: 1, at: new Date(), from: "processing", to: "confirmed", signUp } as const;
  showList(moveList, {}, { rows: [{ ...move, cause: "mandates.active EV1" }], facts: null });
  expect(screen.getByRole("cell", { name: /accepted/ }).textContent).toBe(
    "Cause: The bank accepted the mandateEvent EV1",
  );
});
