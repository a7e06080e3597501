import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { submissions } from "@/db/schema";
import { runDueJobs } from "@/server/jobs/jobs";
import { drainQueue } from "@/server/jobs/queues";
import { reconcile } from "@/server/payments/reconcile";
import { reconcileNextTurn } from "@/server/payments/sweep";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

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
    await openPaymentPage(submission);
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
    expect(await reconcile(id)).toMatchObject({ status: "processing" });
    await sandbox.fault({ kind: "no_content", path: "/events", times: "always" });
    await sandbox.control("POST", "fulfil", { billing_request: requestId });
    const seconds = await secondsToConfirmed(id);
    await annotate(`healed after ${seconds} s`);
    expect(seconds).toBeLessThanOrEqual(120);
  });
});

describeOnDatabase("debits that were approved while nothing ran", (use) => {
  const records = recordsOf(use);
  const payers = 20;

  it("are confirmed within a minute of a start, the newest first, with 60 calls to the provider a minute", async () => {
    const ids: string[] = [];
    for (let payer = 0; payer < payers; payer += 1) {
      const { submission } = await signUp(use().db, { email: `payer${payer}@fenwick.example` });
      await openPaymentPage(submission);
      await sandbox.approve(await records.requestOf(submission.id));
      ids.push(submission.id);
    }
    await use().db.update(submissions).set({ checkedAt: sql`now()` }); // By the process that was killed
    const confirmed = async () => {
      const found = await Promise.all(ids.map((id) => records.submission(id)));
      return found.flatMap(({ id, paymentStatus }) => (paymentStatus === "confirmed" ? id : []));
    };
    const began = performance.now();
    let simulated = 0;
    const turn = () => reconcileNextTurn(simulated + (performance.now() - began) / 1_000);
    const turns: string[][] = [];
    for (;;) {
      const before = await confirmed();
      await sandbox.control("DELETE", "requests");
      const wait = await turn();
      if (wait === null) break;
      const calls = (await sandbox.requests()).length;
      expect(calls).toBeLessThanOrEqual(wait);
      turns.push((await confirmed()).filter((id) => !before.includes(id)));
      expect([await turn(), (await sandbox.requests()).length], "another instance").toEqual([1, calls]);
      expect(simulated).toBeLessThan(60);
      simulated += wait;
      await letPass(use().db, wait);
    }
    expect(turns).toEqual([ids.slice(10), ids.slice(0, 10)]);
  });

  it("wait a second only for each newer one that is still open", async () => {
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const { submission } = await signUp(use().db, { email: `visitor${visitor}@fenwick.example` });
      await openPaymentPage(submission);
    }
    expect(await reconcileNextTurn(0)).toBe(3);
  });
});
