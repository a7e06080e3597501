import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { paymentAttempts } from "@/db/schema";
import { goCardless } from "@/server/gocardless/client";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";
import { jack250 } from "@/tests/support/prices";
import { until } from "@/tests/support/time";

const sandbox = fakeGoCardless();
const starter = { planType: "starter", hasRollover: false } as const;

describeOnDatabase("reconciling a submission", (use) => {
  const records = recordsOf(use);

  const approvedSubmission = async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    return submission;
  };
  const liveMandates = async () =>
    (await sandbox.list("mandates")).filter(({ status }) => status !== "cancelled");

  it("confirms an approval once, however many requests ask", async () => {
    const { id } = await approvedSubmission();
    // On a busy machine some time out, but none returns a wrong status.
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => reconcile(id)));
    const answered = results.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    expect(answered).not.toContainEqual({ status: "pending", refusal: null });
    await until(async () => (await reconcile(id))?.status === "confirmed");
    expect(await records.moves(id)).toEqual(["processing", "confirmed"]);
    expect(await records.debitNotices(id)).toEqual(["customer_confirmation", "firm_notice"]);
    expect(await sandbox.list("subscriptions")).toMatchObject([{ amount: jack250.minor, status: "active" }]);
  });

  it("does not confirm a subscription that ended while its response was lost", async () => {
    const { id } = await approvedSubmission();
    await sandbox.fault({ kind: "lost_answer", method: "POST", path: "/subscriptions" });
    await reconcile(id);
    const [subscription] = await sandbox.list("subscriptions");
    await goCardless().subscriptions.cancel(subscription?.id ?? "", {});
    expect(await reconcile(id)).toEqual({ status: "processing", refusal: null });
    expect(await reconcile(id)).toEqual({ status: "cancelled", refusal: null });
    expect(await records.debitNotices(id)).not.toContain("customer_confirmation");
  });

  it("creates no debit on a mandate that ended first, notifies both sides, and lets the payer start over", async () => {
    const { id } = await approvedSubmission();
    await sandbox.fault({ kind: "status", status: 503, method: "POST", path: "/subscriptions" });
    expect(await reconcile(id)).toMatchObject({ status: "processing" });
    const [mandate] = await sandbox.list("mandates");
    await sandbox.control("POST", "simulate", { scenario: "mandate_cancelled", resource: mandate?.id });
    expect(await reconcile(id)).toEqual({ status: "cancelled", refusal: null });
    expect(await sandbox.list("subscriptions")).toEqual([]);
    expect(await records.debitNotices(id)).toEqual(["debit_ended: setup_failed", "firm_alarm: setup_failed"]);
    await openPaymentPage({ id });
    expect(await records.submission(id)).toMatchObject({ paymentStatus: "pending", mandateId: null });
    await sandbox.approve(await records.requestOf(id));
    expect(await reconcile(id)).toEqual({ status: "confirmed", refusal: null });
    expect(await records.moves(id)).toEqual([
      "processing",
      "cancelled",
      "pending",
      "processing",
      "confirmed",
    ]);
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
  });

  it("does not act on a state that another process has changed since", async () => {
    const { id } = await approvedSubmission();
    await sandbox.fault({ kind: "slow", ms: 400, effect: true, method: "GET", path: "/mandates/*" });
    const stale = reconcile(id);
    await until(async () => (await sandbox.requests("GET", "/mandates/*")).length > 0);
    const [mandate] = await sandbox.list("mandates");
    await sandbox.control("POST", "simulate", { scenario: "mandate_cancelled", resource: mandate?.id });
    await reconcile(id);
    await stale;
    expect((await records.submission(id)).paymentStatus).toBe("cancelled");
    expect((await sandbox.list("subscriptions")).filter(({ status }) => status === "active")).toEqual([]);
  });

  it("follows a mandate that the bank replaced, without a second debit", async () => {
    const { id } = await approvedSubmission();
    await reconcile(id);
    const before = await records.submission(id);
    await sandbox.control("POST", "simulate", { scenario: "mandate_replaced", resource: before.mandateId });
    expect(await reconcile(id)).toEqual({ status: "confirmed", refusal: null });
    const after = await records.submission(id);
    expect(after.mandateId).not.toBe(before.mandateId);
    expect(after.subscriptionId).toBe(before.subscriptionId);
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
  });

  it("scenario 18: never charges on another scheme than the one agreed", async () => {
    const { submission, changeTo } = await signUp(use().db, { in: "us" });
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    await changeTo(starter, "uk");
    expect(await reconcile(submission.id)).toEqual({ status: "failed", refusal: null });
    expect(await liveMandates()).toEqual([]);
    expect(await sandbox.list("subscriptions")).toEqual([]);
    expect(await records.debitNotices(submission.id)).toContain("firm_alarm: wrong_scheme");
  });

  it("rejects what belongs to another submission, and notifies the firm once", async () => {
    const other = await approvedSubmission();
    const { submission } = await signUp(use().db, { email: "other@fenwick.example" });
    await openPaymentPage(submission);
    const stolen = await records.requestOf(other.id);
    await use()
      .db.update(paymentAttempts)
      .set({ requestId: null })
      .where(eq(paymentAttempts.submissionId, other.id));
    await use()
      .db.update(paymentAttempts)
      .set({ requestId: stolen })
      .where(eq(paymentAttempts.submissionId, submission.id));
    for (const _ of [1, 2])
      expect(await reconcile(submission.id)).toMatchObject({
        status: "pending",
        refusal: { code: "other_submission" },
      });
    expect(await records.debitNotices(submission.id)).toEqual(["firm_alarm: other_submission"]);
    expect(await sandbox.list("subscriptions")).toEqual([]);
  });
});
