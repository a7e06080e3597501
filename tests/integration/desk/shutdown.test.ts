import { createServer } from "node:http";
import { beforeEach, expect, it, vi } from "vitest";
import { askProvider, cancelSubscription } from "@/desk/sign-ups/one/provider";
import { reconcile } from "@/server/payments/reconcile";
import { closeGracefully } from "@/server/shutdown";
import { describeOnDatabase } from "../../support/database/database";
import { ana } from "../../support/desk/operators";
import { fakeGoCardless, recordsOf } from "../../support/payments/ground";
import { openPaymentPage, signUp } from "../../support/payments/sign-up";

vi.mock("@/server/database", async (original) => ({
  ...(await original<object>()),
  closeDatabase: async () => undefined, // The test reads what was stored.
}));
process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const goCardless = fakeGoCardless();

describeOnDatabase("a shutdown", (use) => {
  const records = recordsOf(use);

  // As in a new process: a shutdown cannot be taken back.
  beforeEach(() => void Reflect.deleteProperty(globalThis, "jackWork"));

  async function approved() {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await goCardless.approve(await records.requestOf(submission.id));
    return submission;
  }

  async function shutDown(): Promise<void> {
    const server = createServer().listen(0, "127.0.0.1");
    closeGracefully(server);
    await new Promise((done) => server.close(done));
  }

  it("waits for the answer of a provider that an operator's page did not wait for", async () => {
    const { id } = await approved();
    await goCardless.fault({ kind: "slow", ms: 2_500, method: "GET", path: "/billing_requests*" });
    expect(await askProvider(ana, { signUpId: id, pressId: crypto.randomUUID() })).toEqual({
      outcome: "late",
    });
    await shutDown();
    expect((await records.submission(id)).paymentStatus).toBe("confirmed");
  });

  it("waits for a cancellation that an operator's page did not wait for", async () => {
    const { id, reference } = await approved();
    await reconcile(id);
    await goCardless.fault({ kind: "slow", ms: 2_500, method: "POST", path: "/subscriptions/*" });
    expect(await cancelSubscription(ana, id, reference)).toBe("cancelOrdered");
    await shutDown();
    expect((await records.submission(id)).paymentStatus).toBe("cancelled");
  });
});
