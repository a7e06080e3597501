import fc from "fast-check";
import { describe, expect, it } from "vitest";
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

function play(world: World, steps: readonly (Move | "reconcile" | "open another")[]): void {
  for (const one of steps) {
    if (one === "reconcile") world.reconcile();
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
});
