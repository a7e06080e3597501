import { expect, it, vi } from "vitest";
import { askProvider, cancelSubscription } from "@/desk/sign-ups/one/provider";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "@/tests/support/database/database";
import { ana } from "@/tests/support/desk/operators";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { press, signUp } from "@/tests/support/payments/sign-up";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const sandbox = fakeGoCardless();
const presses = 24;
/** The presses share a call, although a busy machine makes them last for longer than its answer holds. */
const few = 9;

describeOnDatabase("operators who press at once", (use) => {
  const records = recordsOf(use);

  async function opened() {
    const { submission } = await signUp(use().db);
    await press(submission);
    return { submission, request: await records.requestOf(submission.id) };
  }

  async function callsDuring(press: () => Promise<unknown>): Promise<number> {
    await sandbox.control("DELETE", "requests");
    await Promise.allSettled(Array.from({ length: presses }, press));
    return (await sandbox.requests()).length;
  }

  it("ask the provider a few times", async () => {
    const { submission } = await opened();
    const ask = () => askProvider(ana, { signUpId: submission.id, pressId: crypto.randomUUID() });
    expect(await callsDuring(ask)).toBeLessThanOrEqual(few);
  });

  it("cancel a few times, though the provider refuses", async () => {
    const { submission, request } = await opened();
    await sandbox.approve(request);
    await reconcile(submission.id, "webhook");
    await sandbox.fault({ kind: "status", method: "POST", path: "/subscriptions/*", times: "always" });
    const cancel = () => cancelSubscription(ana, submission.id, submission.reference);
    expect(await callsDuring(cancel)).toBeLessThanOrEqual(few);
  });
});
