import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { countUse } from "@/db/queries/limits";
import { addToOutbox, postponeEntry, takeFromOutbox } from "@/db/queries/outbox";
import { drafts } from "@/db/schema";
import { runDueJobs } from "@/server/jobs/jobs";
import { runAll } from "@/server/jobs/worker";
import { reconcile } from "@/server/payments/reconcile";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aDraft } from "@/tests/support/database/rows";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const sandbox = fakeGoCardless();
const hour = 3_600;
const day = 24 * hour;

describeOnDatabase("F47: a clock jump", (use) => {
  const records = recordsOf(use);

  /** Moves the clock while the work runs, then back. */
  async function during(seconds: number, work: () => Promise<unknown>) {
    await letPass(use().db, seconds);
    await work();
    await letPass(use().db, -seconds);
  }

  /** The clock is checked every two hours, of the three that may pass. */
  async function steadyFor(hours: number) {
    await runDueJobs();
    for (let passed = 0; passed < hours; passed += 2) {
      await letPass(use().db, 2 * hour);
      await runDueJobs();
    }
    await letPass(use().db, hour);
  }

  it.each([2, 400])("by %i days deletes nothing, and the approved sign-up is confirmed", async (days) => {
    await steadyFor(25);
    const { submission, draft } = await signUp(use().db);
    await openPaymentPage(submission);
    await during(days * day, async () => {
      await runDueJobs();
      await runAll({ retryParked: false });
      await letPass(use().db, 20);
      await runAll({ retryParked: false });
    });
    await runAll({ retryParked: false });
    expect(await use().db.select({ id: drafts.id }).from(drafts)).toEqual([{ id: draft.id }]);
    await sandbox.approve(await records.requestOf(submission.id));
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
  });

  it("deletes again only after the clock has been steady for a day", async () => {
    await aDraft(use().db);
    await letPass(use().db, 8 * day);
    await steadyFor(22);
    expect(await use().db.$count(drafts)).toBe(1);
    await steadyFor(3);
    expect(await use().db.$count(drafts)).toBe(0);
  });

  it("continues deleting after an hourly round that was missed or failed", async () => {
    await steadyFor(25);
    await aDraft(use().db);
    await use().db.update(drafts).set({ expiresAt: sql`now() - interval '1 minute'` });
    await letPass(use().db, hour + 15);
    await runAll({ retryParked: false });
    expect(await use().db.$count(drafts)).toBe(0);
  });

  it("deletes nothing when the clock has not been checked for long", async () => {
    await steadyFor(25);
    await aDraft(use().db);
    await letPass(use().db, 8 * day);
    await runAll({ retryParked: false });
    expect(await use().db.$count(drafts)).toBe(1);
  });

  const take = () =>
    takeFromOutbox(use().db, ["firm_notice"], { max: 10, leaseSeconds: 180, maxWaitSeconds: 2 * day });
  const add = () => addToOutbox(use().db, [{ kind: "firm_notice", key: "a", payload: {} }]);

  it("delays nothing in the queue: what was written, claimed or postponed is due at once", async () => {
    await during(2 * day, add);
    expect(await take()).toHaveLength(1);
    await letPass(use().db, 181);
    await during(2 * day, take);
    const [held] = await take();
    expect(held).toMatchObject({ key: "a", attempts: 3 });
    if (!held) throw new Error("nothing was due");
    await during(2 * day, () => postponeEntry(use().db, held, { inSeconds: 60, error: "EAUTH" }));
    expect(await take()).toHaveLength(1);
    expect(await take()).toEqual([]);
  });

  it("gives no entry to two workers when the clock is set back a little", async () => {
    await add();
    await take();
    await letPass(use().db, -30);
    expect(await take()).toEqual([]);
  });

  it("blocks nobody: a rate limit window of that time is over", async () => {
    const count = () => countUse(use().db, [{ key: "key", max: 1, minutes: 1 }]);
    await during(2 * day, count);
    expect(await count()).toBe(0);
    expect(await count()).toBeGreaterThan(0);
  });
});
