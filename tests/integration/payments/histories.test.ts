import fc from "fast-check";
import { expect, it } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { isDead, mandateOutcome } from "@/lib/payments/outcome";
import type { PaymentStatus } from "@/lib/payments/states";
import { readEvents } from "@/server/gocardless/events";
import { drainQueue } from "@/server/jobs/queues";
import { withOutcome } from "@/server/payments/events/receive";
import { reconcile } from "@/server/payments/reconcile";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const histories = repeated("HISTORIES", { few: 10, many: 2_000 });
const secondsEach = 5;

const sandbox = fakeGoCardless();

/** What a payer, a bank or the provider may do; ignored where impossible. */
const moves = [
  "approve",
  "fulfil",
  "fail",
  "mandate_activated",
  "mandate_failed",
  "mandate_cancelled",
  "mandate_expired",
  "mandate_blocked",
  "mandate_replaced",
  "mandate_suspended_by_payer",
] as const;

/** Events arrive in any order and repeatedly; presses and sweeps in between. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...moves) },
  { weight: 2, arbitrary: fc.record({ hear: fc.infiniteStream(fc.nat()) }) },
  { weight: 1, arbitrary: fc.constant("reconcile" as const) },
  { weight: 1, arbitrary: fc.constant("press again" as const) },
);
const history = fc.record({
  fulfilment: fc.constantFrom("at_once", "held"),
  steps: fc.array(step, { minLength: 2, maxLength: 12 }),
  end: fc.infiniteStream(fc.nat()),
});

describeOnDatabase("a history of events", (use) => {
  const records = recordsOf(use);

  /** First some of the events, then all, each batch shuffled. */
  async function hear(lot: Iterable<number>): Promise<void> {
    const draw = lot[Symbol.iterator]();
    const drawn = () => Number(draw.next().value);
    const events = readEvents(await sandbox.list("events"));
    for (const most of [drawn() % (events.length + 1), events.length]) {
      const shuffled = events.map((event) => ({ event, at: drawn() })).sort((a, b) => a.at - b.at);
      await storeEvents(
        use().db,
        shuffled.slice(0, most).map(({ event }) => withOutcome(event)),
      );
      await drainQueue("payments");
    }
  }

  async function move(kind: (typeof moves)[number]): Promise<void> {
    const [request] = await sandbox.list("billing_requests");
    const mandate = (await sandbox.list("mandates")).find(({ status }) => !isDead(mandateOutcome(status)));
    const isOfRequest = kind === "approve" || kind === "fulfil" || kind === "fail";
    if (!isOfRequest && !mandate) return;
    if (kind === "fail" && request?.status !== "pending") return;
    if (kind === "fulfil" && request?.status !== "fulfilling") return;
    const done = isOfRequest
      ? sandbox.control("POST", kind, { billing_request: request?.id })
      : sandbox.control("POST", "simulate", { scenario: kind, resource: mandate?.id });
    await done.catch((problem: Error) => expect(problem.message).toMatch(/: 4\d\d /));
  }

  /** The expected status, from the newest request and its mandate. */
  async function meaning(): Promise<PaymentStatus> {
    const [request] = await sandbox.list("billing_requests");
    if (request?.status === "pending" || request?.status === "cancelled") return request.status;
    const mandates = await sandbox.list("mandates");
    const first = mandates.find(({ id }) => id === request?.links.mandate_request_mandate);
    if (!first) return "processing";
    const last = (from: typeof first): typeof first => {
      const next = mandates.find(({ id }) => id === from.links.new_mandate);
      return next ? last(next) : from;
    };
    const outcome = mandateOutcome(last(first).status);
    if (isDead(outcome)) return outcome;
    return outcome === "usable" ? "confirmed" : "processing";
  }

  it(
    `F11: ends in the provider's state, whatever the order and repetition of events (${histories} histories)`,
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async ({ fulfilment, steps, end }) => {
          await sandbox.control("POST", "reset", {});
          await sandbox.control("POST", "settings", { fulfilment });
          const { submission } = await signUp(use().db);
          await openPaymentPage(submission);
          for (const one of steps) {
            if (one === "reconcile") await reconcile(submission.id);
            else if (one === "press again") await openPaymentPage(submission);
            else if (typeof one === "object") await hear(one.hear);
            else await move(one);
          }
          await hear(end);
          await reconcile(submission.id);
          const { paymentStatus } = await records.submission(submission.id);
          const expected = await meaning();
          const told = await records.debitNotices(submission.id);
          const welcomes = told.filter((kind) => kind === "customer_confirmation").length;
          // A confirmed debit stays confirmed while its payer suspends it.
          const alsoRight = expected === "processing" && welcomes > 0 ? "confirmed" : expected;
          expect([expected, alsoRight]).toContain(paymentStatus);
          const alive = (await sandbox.list("mandates")).filter(
            ({ status }) => !isDead(mandateOutcome(status)),
          );
          const active = (await sandbox.list("subscriptions")).filter(({ status }) => status === "active");
          expect(alive.length).toBeLessThanOrEqual(1);
          expect(active).toHaveLength(paymentStatus === "confirmed" ? 1 : 0);
          expect(welcomes).toBeLessThanOrEqual((await sandbox.list("billing_requests")).length);
        }),
        { numRuns: histories, endOnFailure: true },
      );
    },
    60_000 + histories * secondsEach * 1_000,
  );
});
