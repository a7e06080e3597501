import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { paymentAttempts } from "@/db/schema";
import { readEvents } from "@/server/gocardless/events";
import { drainQueue } from "@/server/jobs/queues";
import { withOutcome } from "@/server/payments/events/receive";
import { openPayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp, verifyWithRetries } from "@/tests/support/payments/sign-up";
import { jack250 } from "@/tests/support/prices";

const sandbox = fakeGoCardless();

/** Known faults 1 to 10: to the provider and back. */
describeOnDatabase("scenario", (use) => {
  const records = recordsOf(use);

  const opened = async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    const requestId = await records.requestOf(submission.id);
    const ids = { submissionId: submission.id, requestId };
    return { submission, requestId, ids, verify: () => verifyWithRetries(ids, submission.ownerTokenHash) };
  };
  const hear = async () => {
    const events = readEvents(await sandbox.list("events"));
    await storeEvents(use().db, events.map(withOutcome));
    return drainQueue("payments");
  };

  it("F10, 2: the return page and the webhook arrive at once", async () => {
    const { requestId, verify } = await opened();
    await sandbox.approve(requestId);
    const answers = await Promise.all([verify(), hear(), verify(), hear()]);
    expect(answers).not.toContainEqual(expect.objectContaining({ httpStatus: 502 }));
    expect(await verify()).toMatchObject({ answer: { success: true } });
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
  });

  it("F10, 4: the webhook arrives before our row has the request", async () => {
    const { submission, requestId } = await opened();
    await use()
      .db.update(paymentAttempts)
      .set({ requestId: null })
      .where(eq(paymentAttempts.submissionId, submission.id));
    await sandbox.approve(requestId);
    await hear();
    expect(await records.requestOf(submission.id)).toBe(requestId);
    expect((await records.submission(submission.id)).paymentStatus).toBe("confirmed");
  });

  it.each(["lost_answer", "hang", "html", "not_json", "no_content"])(
    "F09, 6: the answer to the new debit is lost (%s)",
    async (kind) => {
      const { submission, requestId } = await opened();
      await sandbox.approve(requestId);
      await sandbox.fault({ kind, effect: true, method: "POST", path: "/subscriptions" });
      expect(await reconcile(submission.id)).toMatchObject({ status: "processing" });
      expect(await reconcile(submission.id)).toEqual({ status: "confirmed", refusal: null });
      expect(await sandbox.list("subscriptions")).toHaveLength(1);
    },
  );

  it("F06, 8: Set Up Payment is pressed twenty times at once, and again after Back", async () => {
    const { submission } = await signUp(use().db);
    await Promise.all(Array.from({ length: 20 }, () => openPayment(submission)));
    await openPaymentPage(submission);
    expect(await sandbox.list("billing_requests")).toHaveLength(1);
    const attempt = { status: "open", amount: jack250.minor, currency: "GBP" };
    expect(await records.attempts(submission.id)).toMatchObject([attempt]);
  });

  it("9: the page has expired", async () => {
    const { submission } = await opened();
    await use()
      .db.update(paymentAttempts)
      .set({ expiresAt: new Date(0) });
    const [before] = await records.attempts(submission.id);
    const address = await openPaymentPage(submission);
    expect(address).not.toBe(before?.authorisationUrl);
    expect(await sandbox.list("billing_requests")).toHaveLength(1);
  });
});
