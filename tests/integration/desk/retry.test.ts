import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { auditEntries, outbox } from "@/db/schema";
import { drop } from "@/desk/operations/entries";
import { orderRetry } from "@/desk/payments/order-retry";
import { retryKind, retryOf } from "@/desk/payments/retries";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { readEvents } from "@/server/gocardless/events";
import { drainQueue } from "@/server/jobs/queues";
import { withOutcome } from "@/server/payments/events/receive";
import { reconcile } from "@/server/payments/reconcile";
import { repeated } from "../../support/counts";
import { describeOnDatabase } from "../../support/database/database";
import { ana } from "../../support/desk/operators";
import { fakeGoCardless, recordsOf } from "../../support/payments/ground";
import { openPaymentPage, signUp } from "../../support/payments/sign-up";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const sandbox = fakeGoCardless();
const histories = repeated("HISTORIES", { few: 6, many: 1_000 });
const secondsEach = 10;

describeOnDatabase("a failed payment", (use) => {
  const records = recordsOf(use);
  afterEach(() => sandbox.control("POST", "clock", { offset_ms: 0 }));

  async function hear(from = 0, to?: number) {
    const events = readEvents(await sandbox.list("events"));
    await storeEvents(use().db, events.slice(from, to).map(withOutcome));
    await drainQueue("payments");
  }
  const simulate = (scenario: string, resource: string) =>
    sandbox.control("POST", "simulate", { scenario, resource });

  /** A customer whose first payment the bank has. */
  async function withPayment() {
    const { submission } = await signUp(use().db);
    const { id } = submission;
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(id));
    expect(await reconcile(id)).toMatchObject({ status: "confirmed" });
    await sandbox.control("POST", "clock", { forward_days: 6 });
    const [payment] = await sandbox.list("payments");
    if (!payment) throw new Error("no payment yet");
    const state = async () => (await retryOf(use().db, await records.submission(id))).state;
    const failure = async () => (await records.submission(id)).lastPaymentFailure ?? "";
    const fails = async (scenario = "payment_failed") => {
      await simulate(scenario, payment.id);
      await hear();
    };
    return {
      id,
      payment: payment.id,
      state,
      failure,
      fails,
      order: async () => orderRetry(ana, id, await failure()),
    };
  }
  const retries = async () => (await sandbox.events("payments", "resubmission_requested")).length;
  const acts = async () => (await use().db.select().from(auditEntries)).map(({ act }) => act);

  it("is collected again once for each failure, with its new date, and after the third no more", async () => {
    const { id, state, failure, fails, order } = await withPayment();
    expect(await state()).toBe("none");
    for (let n = 1; n <= 3; n += 1) {
      await fails();
      expect(await state()).toBe("allowed");
      const seen = await failure();
      const failedOn = (await records.submission(id)).lastPaymentOn ?? "";
      expect(await Promise.all([orderRetry(ana, id, seen), orderRetry(ana, id, seen)])).toContain("retried");
      expect(await orderRetry(ana, id, seen)).toBe("noRetry");
      expect(await retries()).toBe(n);
      expect(await acts()).toEqual(Array(n).fill("payment_retried"));
      const { lastPayment, lastPaymentOn } = await records.submission(id);
      expect(lastPayment).toBe("due");
      expect((lastPaymentOn ?? "") >= failedOn).toBe(true);
    }
    await fails();
    expect(await state()).toBe("usedUp");
    expect(await order()).toBe("noRetry");
    expect(await retries()).toBe(3);
  });

  it("is not offered, on Today either, once it was collected again three times by others", async () => {
    const { id, payment, fails, order } = await withPayment();
    for (let n = 1; n <= 3; n += 1) {
      await fails();
      await simulate("payment_retried", payment);
    }
    await fails();
    expect((await oneSignUp(ana, id, new Date()))?.todo?.retry).toBe("usedUp");
    expect(await order()).toBe("noRetry");
  });

  it("that the provider collects again by itself has no button, and its date once there is one", async () => {
    const { id, state, fails, order } = await withPayment();
    await fails("payment_failed_and_retried");
    expect(await records.submission(id)).toMatchObject({ lastPayment: "retried" });
    const failedOn = (await records.submission(id)).lastPaymentOn ?? "";
    expect(await state()).toBe("byProvider");
    expect(await order()).toBe("noRetry");
    await sandbox.control("POST", "clock", { forward_days: 11 });
    await hear();
    expect(["retried", "taken"]).toContain((await records.submission(id)).lastPayment);
    expect(((await records.submission(id)).lastPaymentOn ?? "") > failedOn).toBe(true);
    expect(await retries()).toBe(1);
  });

  it.each([
    ["was paid meanwhile", ["payment_retried", "payment_paid_out"]],
    ["was charged back meanwhile", ["payment_retried", "payment_charged_back"]],
    ["was cancelled meanwhile", ["payment_retried", "payment_cancelled"]],
    ["was collected again in the dashboard", ["payment_retried"]],
    ["failed again meanwhile", ["payment_retried", "payment_failed"]],
  ])("that %s is read again before the order, and left alone", async (_, scenarios) => {
    const { id, payment, fails, order } = await withPayment();
    await fails();
    for (const scenario of scenarios) await simulate(scenario, payment);
    const before = await retries();
    await order();
    await drainQueue("payments");
    expect(await retries()).toBe(before);
    await hear();
    expect((await records.submission(id)).lastPaymentId).toBe(
      scenarios.includes("payment_cancelled") ? null : payment,
    );
  });

  it.each(["mandate_cancelled", "mandate_expired"])("of a plan that ended is not: %s", async (scenario) => {
    const { id, state, fails, failure } = await withPayment();
    await fails();
    const seen = await failure();
    const [mandate] = await sandbox.list("mandates");
    await simulate(scenario, mandate?.id ?? "");
    await orderRetry(ana, id, seen); // Nobody has heard of the end yet
    expect(await retries()).toBe(0);
    await hear();
    expect(await state()).toBe("none");
    expect(await orderRetry(ana, id, seen)).toBe("noRetry");
    expect(await retries()).toBe(0);
  });

  it("whose ordered retry was dropped can be collected again, once", async () => {
    const { state, fails, order } = await withPayment();
    await fails();
    await sandbox.fault({ kind: "status", method: "POST", path: "/payments/*", times: "always" });
    expect(await order()).toBe("retryOrdered");
    const [ordered] = await use().db.select().from(outbox).where(eq(outbox.kind, retryKind));
    expect(await drop(ana, { id: ordered?.id ?? "", reason: "They pay by transfer" })).toBe("done");
    await sandbox.control("DELETE", "faults");
    expect(await state()).toBe("allowed");
    expect(await order()).toBe("retried");
    expect(await retries()).toBe(1);
  });

  it("whose retry got no answer is ordered once, and the worker finds out", async () => {
    const { id, state, fails, order } = await withPayment();
    await fails();
    const onToday = async () => (await oneSignUp(ana, id, new Date()))?.todo?.retry;
    expect(await onToday()).toBe("allowed");
    await sandbox.fault({ kind: "lost_answer", method: "POST", path: "/payments/*" });
    expect(await order()).toBe("retryOrdered");
    expect([await state(), await onToday()]).toEqual(["ordered", "ordered"]);
    await use()
      .db.update(outbox)
      .set({ nextAttemptAt: new Date(0) });
    await drainQueue("payments");
    expect(await retries()).toBe(1);
    expect((await records.submission(id)).lastPayment).toBe("due");
  });

  const step = fc.oneof(
    fc.constantFrom(
      "press",
      "press twice",
      "hear all",
      "lose an answer",
      "a day",
      "three days",
      "fails",
      "is paid",
    ),
    fc.record({ from: fc.nat(30), to: fc.nat(60) }),
  );

  it(
    `is collected at most once, in whatever order presses, events and the provider's own retry come (${histories} histories)`,
    async () => {
      const own = fc.boolean();
      await fc.assert(
        fc.asyncProperty(own, fc.array(step, { minLength: 3, maxLength: 10 }), async (byItself, steps) => {
          await sandbox.control("POST", "reset", {});
          const { payment, fails, order } = await withPayment();
          await fails(byItself ? "payment_failed_and_retried" : "payment_failed");
          const scenario = async (name: string) =>
            simulate(name, payment).catch((problem: Error) => expect(problem.message).toMatch(/: 4\d\d /));
          for (const one of steps) {
            if (typeof one === "object") await hear(one.from, one.to);
            else if (one === "press") await order();
            else if (one === "press twice") await Promise.all([order(), order()]);
            else if (one === "hear all") await hear();
            else if (one === "lose an answer")
              await sandbox.fault({ kind: "lost_answer", method: "POST", path: "/payments/*" });
            else if (one === "fails") await scenario("payment_failed");
            else if (one === "is paid") await scenario("payment_paid_out");
            else await sandbox.control("POST", "clock", { forward_days: one === "a day" ? 1 : 3 });
          }
          await hear();
          const of = async (action: string) =>
            (await sandbox.events("payments", action)).filter(({ links }) => links.payment === payment)
              .length;
          expect(await of("confirmed")).toBeLessThanOrEqual(1);
          expect(await of("resubmission_requested")).toBeLessThanOrEqual(await of("failed"));
          const orders = (await records.outbox()).filter(
            ({ payload }) => payload.paymentId === payment,
          ).length;
          expect(orders).toBeLessThanOrEqual(await of("failed"));
        }),
        { numRuns: histories, endOnFailure: true },
      );
    },
    60_000 + histories * secondsEach * 1_000,
  );
});
