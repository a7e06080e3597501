import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decidePayment } from "@/lib/payments/decision";
import { isDead, mandateOutcome } from "@/lib/payments/outcome";
import type { PaymentStatus } from "@/lib/payments/states";
import { type Move, moves, World } from "./provider-world";

const histories = 10_000;

/** What one request and its mandate mean, whatever was looked at on the way there. */
function meaning({ attempts: [attempt] }: World): PaymentStatus {
  if (!attempt || attempt.request === "cancelled") return "cancelled";
  if (attempt.request === "pending") return "pending";
  if (attempt.mandate === null) return "processing";
  const outcome = mandateOutcome(attempt.mandate.status);
  if (isDead(outcome)) return outcome;
  return outcome === "usable" ? "confirmed" : "processing";
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...moves) },
  { weight: 3, arbitrary: fc.constant("reconcile" as const) },
);

function play(
  world: World,
  steps: readonly (Move | "reconcile" | "open another" | "submit elsewhere")[],
): void {
  for (const one of steps) {
    if (one === "reconcile") world.reconcile();
    else if (one === "submit elsewhere") world.submitElsewhere();
    else if (one === "open another") world.openAnother();
    else world.move(one);
  }
  // Every event arrives at last, and the sweep comes round.
  for (let round = 0; round < 4; round += 1) world.reconcile();
}

describe("a submission's debit", () => {
  it(`ends in the provider's state, however often and whenever it was fetched (${histories} histories)`, () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
        const world = new World();
        play(world, steps);
        const expected = meaning(world);
        // A confirmed debit stays so while a second signature is asked for on it.
        const alsoRight = expected === "processing" && world.welcomes > 0 ? "confirmed" : expected;
        expect([expected, alsoRight]).toContain(world.status);
        expect(world.debits.length).toBeLessThanOrEqual(1);
        expect(world.welcomes).toBeLessThanOrEqual(1);
      }),
      { numRuns: histories },
    );
  });

  it.each(["fail the mandate", "cancel the mandate"] as const)(
    "has ended after '%s', although an older page's approval is still being processed",
    (end) => {
      const world = new World();
      play(world, ["open another", "approve", "fulfil", "approve an older page", "reconcile"]);
      expect(world.status).toBe("confirmed");
      world.move(end);
      world.reconcile();
      expect(world.status).toBe(end === "fail the mandate" ? "failed" : "cancelled");
      world.reconcile();
      expect(world.status).toBe("processing");
    },
  );

  it(`is never charged twice, whatever pages were opened and approved (${histories} histories)`, () => {
    const withPages = fc.oneof(step, fc.constant("open another" as const));
    fc.assert(
      fc.property(fc.array(withPages, { maxLength: 30 }), (steps) => {
        const world = new World();
        play(world, steps);
        const active = world.debits.filter(({ isActive }) => isActive);
        const alive = world.attempts.filter(
          ({ mandate }) => mandate && !isDead(mandateOutcome(mandate.status)),
        );
        expect(active.length).toBeLessThanOrEqual(1);
        expect(alive.length).toBeLessThanOrEqual(1);
        expect(world.attempts.filter(({ request }) => request === "pending").length).toBeLessThanOrEqual(1);
        expect(world.status === "confirmed").toBe(active.length === 1);
      }),
      { numRuns: histories },
    );
  });

  it(`can no longer be approved after another has replaced it (${histories} histories)`, () => {
    const steps = fc.array(fc.oneof(step, fc.constant("open another" as const)), { maxLength: 15 });
    let replaced = 0;
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const world = new World();
        play(world, [...before, "submit elsewhere", ...after]);
        if (!world.isReplaced) return;
        replaced += 1;
        expect(["cancelled", "failed", "processing"]).toContain(world.status);
        const end = structuredClone({ ...world });
        world.reconcile();
        expect({ ...world }).toEqual(end);
        for (const move of ["approve", "approve an older page"] as const) world.move(move);
        expect({ ...world }).toEqual(end);
        expect(world.debits).toEqual([]);
      }),
      { numRuns: histories },
    );
    expect(replaced).toBeGreaterThan(histories / 10);
  });

  it.each([
    ["pending", null, { to: "cancelled", strays: 2 }],
    ["processing", null, { to: "processing", strays: 1 }],
    ["fulfilled", { id: "MD1", scheme: "bacs", status: "active" }, { debit: "MD1", strays: 1 }],
  ] as const)(
    "that another has replaced, with its request %s, counts only what was approved in time",
    (status, mandate, wanted) => {
      const known = { status: "pending", scheme: "bacs", isReplaced: true } as const;
      const current = { id: "2", isCurrent: true, requestId: "BRQ2", requestStatus: status, mandate };
      const older = {
        id: "1",
        isCurrent: false,
        requestId: "BRQ1",
        requestStatus: "pending",
        mandate: null,
      } as const;
      const decided = decidePayment(known, {
        linkedMandate: null,
        subscription: null,
        attempts: [current, older],
      });
      expect(decided.toCancel).toHaveLength(wanted.strays);
      if ("to" in wanted) expect(decided).toMatchObject({ debit: null, to: wanted.to });
      else expect(decided.debit?.mandate.id).toBe(wanted.debit);
    },
  );
});
