import { describe, expect, it, test } from "vitest";
import { mandateOutcome } from "@/lib/payments/outcome";
import {
  leftAfterMinutes,
  mayMove,
  type PaymentStatus,
  paymentStates,
  paymentStatuses,
  setUpAfter,
  setUpOf,
  statusesWithDebit,
} from "@/lib/payments/states";

/** Rows: from; columns: to, in the same order. `x` is a move. */
const table = `
             pending processing confirmed cancelled failed abandoned
  pending    .       x          x         x         x      x
  processing x       .          x         x         x      .
  confirmed  .       .          .         x         x      .
  cancelled  x       x          x         .         .      .
  failed     x       x          x         .         .      .
  abandoned  x       x          x         x         x      .
`;

const [heads = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));

const pairs = rows.flatMap(([from = "", ...cells]) =>
  cells.map((cell, i) => [from, heads[i] ?? "", cell === "x"] as [PaymentStatus, PaymentStatus, boolean]),
);

describe("the moves of a payment", () => {
  it("are defined for every pair of states", () => {
    expect(heads).toEqual(paymentStatuses);
    expect(pairs).toHaveLength(paymentStatuses.length ** 2);
  });

  test.each(pairs)("%s to %s: %s", (from, to, allowed) => expect(mayMove(from, to)).toBe(allowed));

  it("can always lead to a final state", () => {
    for (const status of paymentStatuses) {
      if (status !== "confirmed") expect(mayMove(status, "confirmed")).toBe(true);
    }
  });
});

describe("what a state means for the debit", () => {
  test.each(statusesWithDebit("none"))("%s: a customer who begins again returns to pending", (status) =>
    expect(status === "pending" || mayMove(status, "pending")).toBe(true),
  );

  test.each(statusesWithDebit("beingSetUp"))("%s: swept until it has ended", (status) =>
    expect(paymentStates[status].sweep?.forDays).toBeNull(),
  );

  it("is swept after it was abandoned for as long as the provider's pages are open, a week", () => {
    expect(paymentStates.abandoned.sweep?.forDays).toBeGreaterThan(7);
  });

  it("never lets a debit be abandoned", () => {
    const abandonable = paymentStatuses.filter((status) => mayMove(status, "abandoned"));
    expect(statusesWithDebit("none")).toEqual(expect.arrayContaining(abandonable));
  });

  test.each(statusesWithDebit("setUp"))("%s: left only when the debit has ended", (status) => {
    const next = paymentStatuses.filter((to) => mayMove(status, to));
    expect(statusesWithDebit("none")).toEqual(expect.arrayContaining(next));
  });
});

describe("what a mandate's state means for the payment", () => {
  test.each([
    ["pending_submission", "usable"],
    ["submitted", "usable"],
    ["active", "usable"],
    ["pending_customer_approval", "waiting"],
    ["suspended_by_payer", "waiting"],
    ["a state of the future", "waiting"],
    ["cancelled", "cancelled"],
    ["failed", "failed"],
    ["expired", "failed"],
    ["blocked", "failed"],
    ["consumed", "failed"],
  ] as const)("%s: %s", (status, outcome) => expect(mandateOutcome(status)).toBe(outcome));
});

it("a move leads to a state of the set-up: an end is one only of a debit", () => {
  const to = (from: PaymentStatus, status: PaymentStatus) => setUpAfter({ from, to: status });
  expect(to("processing", "confirmed")).toBe("confirmed");
  expect(to("confirmed", "failed")).toBe("ended");
  expect(to("processing", "failed")).toBe("refused");
  expect(to("pending", "cancelled")).toBe("refused");
  expect(to("pending", "abandoned")).toBe("left");
  expect(to("failed", "pending")).toBe("at_bank");
});

it("somebody at the bank has left after an hour, unless the bank has the approval", () => {
  const sentToBankAt = new Date("2026-11-23T10:00:00Z");
  const after = (minutes: number) => new Date(sentToBankAt.getTime() + minutes * 60_000);
  const state = (setUp: "sent" | "approved", minutes: number) =>
    setUpOf({ setUp, sentToBankAt }, after(minutes));
  expect([state("sent", leftAfterMinutes - 1), state("sent", leftAfterMinutes)]).toEqual(["at_bank", "left"]);
  expect(state("approved", 24 * 60)).toBe("at_bank");
});
