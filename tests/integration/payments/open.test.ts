import { expect, it } from "vitest";
import { supersedeAttempt } from "@/db/queries/attempts";
import { abandonOld } from "@/db/queries/to-reconcile";
import { submissions } from "@/db/schema";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const sandbox = fakeGoCardless();
const professional = { planType: "professional", hasRollover: false } as const;

describeOnDatabase("opening the provider's page", (use) => {
  const records = recordsOf(use);

  it("returns the same page on a second press, and leaves one open request after a plan change", async () => {
    const { submission, changeTo } = await signUp(use().db);
    const first = await openPaymentPage(submission);
    expect(await openPaymentPage(submission)).toBe(first);
    const second = await openPaymentPage(await changeTo(professional));
    expect(second).not.toBe(first);
    const requests = await sandbox.list("billing_requests");
    expect(requests.map(({ status }) => status).sort()).toEqual(["cancelled", "pending"]);
    await sandbox.approve(await records.requestOf(submission.id));
    await reconcile(submission.id);
    expect(await sandbox.list("subscriptions")).toMatchObject([{ amount: 24900 }]);
  });

  it("names the included rollover on the provider's page and on the debit", async () => {
    const { submission } = await signUp(use().db, { plan: { planType: "starter", hasRollover: true } });
    await openPaymentPage(submission);
    const name = "Jack 250 with rollover";
    expect(await sandbox.list("billing_requests")).toMatchObject([
      { mandate_request: { description: name } },
    ]);
    await sandbox.approve(await records.requestOf(submission.id));
    await reconcile(submission.id);
    expect(await sandbox.list("subscriptions")).toMatchObject([{ name, amount: 16900 }]);
  });

  it("charges the latest price when an earlier page is approved before it is cancelled", async () => {
    const { submission, changeTo } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    const address = await openPaymentPage(await changeTo(professional));
    expect(address).toContain("/payment-success?");
    await reconcile(submission.id);
    expect(await sandbox.list("billing_requests")).toHaveLength(1);
    expect(await sandbox.list("subscriptions")).toMatchObject([{ amount: 24900 }]);
  });

  it("accepts an approved superseded request, and closes the newer page", async () => {
    const { submission, changeTo } = await signUp(use().db);
    await openPaymentPage(submission);
    const [older] = await records.attempts(submission.id);
    const olderRequest = await records.requestOf(submission.id);
    if (older) await supersedeAttempt(use().db, older);
    await openPaymentPage(await changeTo(professional));
    await sandbox.approve(olderRequest);
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    const requests = await sandbox.list("billing_requests");
    expect(requests.map(({ status }) => status).sort()).toEqual(["cancelled", "fulfilled"]);
    expect(await sandbox.list("subscriptions")).toMatchObject([{ amount: 24900 }]);
  });

  it("supersedes no attempt that has got a request since it was read", async () => {
    const { submission } = await signUp(use().db);
    const read = await records.attempts(submission.id);
    await openPaymentPage(submission);
    for (const attempt of read) await supersedeAttempt(use().db, attempt);
    expect(await records.attempts(submission.id)).toMatchObject([
      { status: "open", requestId: expect.stringMatching(/^BRQ/) },
    ]);
  });

  it("keeps one mandate when two pages were approved", async () => {
    const { submission, changeTo } = await signUp(use().db);
    await openPaymentPage(submission);
    const [older] = await records.attempts(submission.id);
    if (older) await supersedeAttempt(use().db, older);
    await openPaymentPage(await changeTo(professional));
    for (const attempt of await records.attempts(submission.id))
      await sandbox.approve(attempt.requestId ?? "");
    await reconcile(submission.id);
    expect((await sandbox.list("mandates")).filter(({ status }) => status !== "cancelled")).toHaveLength(1);
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
    expect((await records.submission(submission.id)).paymentStatus).toBe("confirmed");
  });

  it("reopens an abandoned submission when the approval arrives", async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await use()
      .db.update(submissions)
      .set({ updatedAt: new Date(Date.now() - 25 * 3_600_000) });
    expect(await abandonOld(use().db, submission.id, 86_400)).toBe(true);
    expect(await reconcile(submission.id)).toEqual({ status: "abandoned", refusal: null });
    await sandbox.approve(await records.requestOf(submission.id));
    expect(await reconcile(submission.id)).toEqual({ status: "confirmed", refusal: null });
  });

  it("reopens the same request for a customer who had left", async () => {
    const { submission } = await signUp(use().db);
    const first = await openPaymentPage(submission);
    await use().db.update(submissions).set({ paymentStatus: "abandoned" });
    expect(await openPaymentPage(submission)).toBe(first);
    expect((await records.submission(submission.id)).paymentStatus).toBe("pending");
  });
});
