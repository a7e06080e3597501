import { expect, it } from "vitest";
import { runDueJobs } from "@/server/jobs/jobs";
import { drainQueue } from "@/server/jobs/queues";
import { reconcile } from "@/server/payments/reconcile";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { press, signUp } from "@/tests/support/payments/sign-up";

const sandbox = fakeGoCardless();
const maxSeconds = 15 * 60;
/** How often a server checks for due jobs. */
const everySeconds = 20;

describeOnDatabase("a debit whose webhooks never arrived", (use) => {
  const records = recordsOf(use);

  /** Runs the worker until the debit is confirmed; returns seconds on the database's clock. */
  async function secondsToConfirmed(id: string): Promise<number> {
    for (let seconds = 0; seconds <= maxSeconds; seconds += everySeconds) {
      await runDueJobs();
      await drainQueue("payments");
      if ((await records.submission(id)).paymentStatus === "confirmed") return seconds;
      await letPass(use().db, everySeconds);
    }
    return Number.POSITIVE_INFINITY;
  }

  async function opened(): Promise<{ id: string; requestId: string }> {
    const { submission } = await signUp(use().db);
    await press(submission);
    // The jobs have just run, so every interval starts now.
    await runDueJobs();
    return { id: submission.id, requestId: await records.requestOf(submission.id) };
  }

  it("is repaired by the provider's list of events", async ({ annotate }) => {
    const { id, requestId } = await opened();
    await sandbox.approve(requestId);
    const seconds = await secondsToConfirmed(id);
    await annotate(`healed after ${seconds} s`);
    expect(seconds).toBeLessThanOrEqual(maxSeconds);
  });

  it("is repaired by the sweep when there is no list either", async ({ annotate }) => {
    const { id, requestId } = await opened();
    await sandbox.fault({ kind: "no_content", path: "/events", times: "always" });
    await sandbox.approve(requestId);
    const seconds = await secondsToConfirmed(id);
    await annotate(`healed after ${seconds} s`);
    expect(seconds).toBeLessThanOrEqual(maxSeconds);
  });

  it("that was being confirmed is repaired within two minutes", async ({ annotate }) => {
    await sandbox.control("POST", "settings", { fulfilment: "held" });
    const { id, requestId } = await opened();
    await sandbox.approve(requestId);
    expect(await reconcile(id, "return")).toMatchObject({ status: "processing" });
    await sandbox.fault({ kind: "no_content", path: "/events", times: "always" });
    await sandbox.control("POST", "fulfil", { billing_request: requestId });
    const seconds = await secondsToConfirmed(id);
    await annotate(`healed after ${seconds} s`);
    expect(seconds).toBeLessThanOrEqual(120);
  });
});
