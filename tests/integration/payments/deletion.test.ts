import { expect, it } from "vitest";
import { paymentAttempts, paymentMoves, submissions } from "@/db/schema";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { daysAgo, unpaidOf } from "./unpaid";

const sandbox = fakeGoCardless();

describeOnDatabase("F47: an unpaid submission", (use) => {
  const records = recordsOf(use);
  const { purge, references, clockIsSteady, aDayLater, leftAYearAgo } = unpaidOf(use);

  it("is deleted with its related rows after a year, and no customer is", async () => {
    const { db } = use();
    const left = await aSubmission(db, { reference: "left", paymentStatus: "abandoned" });
    await aSubmission(db, { reference: "pending" });
    await aSubmission(db, { reference: "processing", paymentStatus: "processing" });
    await aSubmission(db, { reference: "former", paymentStatus: "cancelled", mandateId: "MD1" });
    const tried = await aSubmission(db, { reference: "tried since", paymentStatus: "abandoned" });
    const once = { firstConfirmedAt: new Date("2025-01-01T10:00:00Z") };
    await aSubmission(db, { reference: "started over", paymentStatus: "abandoned", ...once });
    const debit = { mandateId: "MD2", subscriptionId: "SB2" };
    await aSubmission(db, { reference: "customer", paymentStatus: "confirmed", ...debit });
    const attempt = { way: "mandate_request", amount: 1, currency: "GBP" } as const;
    await db.insert(paymentAttempts).values([
      { ...attempt, submissionId: left.id, createdAt: daysAgo(400) },
      { ...attempt, submissionId: tried.id },
    ]);
    await db
      .insert(paymentMoves)
      .values({ submissionId: left.id, from: "pending", to: "abandoned", cause: "not_finished" });
    await clockIsSteady();
    await db.update(submissions).set({ updatedAt: daysAgo(364) });
    await purge();
    expect(await references()).toHaveLength(7);
    await db.update(submissions).set({ updatedAt: daysAgo(367), checkedAt: null });
    await purge();
    expect(await references()).toEqual(["customer", "former", "processing", "started over", "tried since"]);
    expect(await db.$count(paymentAttempts)).toBe(1);
    expect(await db.$count(paymentMoves)).toBe(0);
  });

  it("is kept until the provider confirms that nothing was approved", async () => {
    await clockIsSteady();
    const { reference } = await leftAYearAgo();
    await sandbox.fault({ kind: "status", status: 500, path: "/billing_requests*", times: "always" });
    await purge();
    expect(await references()).toEqual([reference]);
    await sandbox.control("DELETE", "faults");
    await purge();
    expect(await references()).toEqual([reference]);
    await aDayLater();
    await sandbox.control("DELETE", "requests");
    await purge();
    expect(await references()).toEqual([]);
    expect(await sandbox.requests("GET", "/billing_requests/*")).toHaveLength(1);
  });

  it("is kept when the provider no longer knows it", async () => {
    await clockIsSteady();
    const { reference } = await leftAYearAgo();
    await sandbox.control("POST", "reset", {});
    await purge();
    expect(await references()).toEqual([reference]);
  });

  it("is confirmed when it was approved there, though abandoned here", async () => {
    await clockIsSteady();
    const { id } = await leftAYearAgo();
    const requestId = await records.requestOf(id);
    await use().db.update(paymentAttempts).set({ status: "over" });
    await use().db.update(submissions).set({ paymentStatus: "cancelled" });
    await sandbox.approve(requestId);
    await purge();
    expect((await records.submission(id)).paymentStatus).toBe("confirmed");
    expect(await reconcile(id)).toMatchObject({ status: "confirmed" });
  });
});
