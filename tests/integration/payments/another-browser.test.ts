import { expect, it } from "vitest";
import { submissions } from "@/db/schema";
import { viewPayment } from "@/server/confirmation/view";
import { buyerHashes } from "@/server/http/cookies";
import { changeContactAtProvider } from "@/server/payments/customer";
import { openPayment, resumePayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import { currentDraft } from "@/server/sign-up/drafts";
import { linkPage } from "@/server/sign-up/links";
import { newBrowser } from "@/tests/support/browser";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { follow, followOnce, leftAtTheBank, reminderTo } from "@/tests/support/payments/left-at-the-bank";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";
import { payer, press as pressButton } from "@/tests/support/sandbox";

const sandbox = fakeGoCardless();
const rounds = repeated("OTHER_BROWSERS", { few: 4, many: 60 });
const { email } = payer;

describeOnDatabase("F57: the way to the bank from another browser", (use) => {
  const records = recordsOf(use);

  const idsOf = async (submission: { id: string }) => ({
    submissionId: submission.id,
    requestId: await records.requestOf(submission.id),
  });
  /** What the provider's pages were prefilled with, oldest first. */
  const prefilled = async () =>
    (await sandbox.requests("POST", "/billing_request_flows")).map(
      ({ body }: { body: { billing_request_flows: { prefilled_customer: unknown } } }) =>
        body.billing_request_flows.prefilled_customer,
    );
  const approvable = async () =>
    (await sandbox.list("billing_requests")).filter(({ status }) => status === "pending");
  const debits = async () =>
    (await sandbox.list("subscriptions")).filter(({ status }) => status !== "cancelled");
  const approveAt = (page: string) =>
    pressButton(page, "approve", { ...payer, account_holder_name: "H Fenwick" });

  it("cancels the open request and makes another, prefilled with nothing but the e-mail address", async () => {
    const { submission, page, key } = await leftAtTheBank(use().db);
    const first = await records.requestOf(submission.id);
    newBrowser();
    expect(await linkPage(key)).toMatchObject({ state: "open", opens: "payment", replacesAnother: false });
    const other = await follow(key);
    expect(other).not.toBe(page);
    expect(await prefilled()).toMatchObject([{ company_name: "Fenwick & Hale Joinery", email }, { email }]);
    expect((await prefilled())[1]).toEqual({ email });
    const second = await records.requestOf(submission.id);
    expect((await approvable()).map(({ id }) => id)).toEqual([second]);
    expect(second).not.toBe(first);
    expect(await currentDraft()).toBeNull();
    await approveAt(other);
    await reconcile(submission.id);
    expect((await records.submission(submission.id)).paymentStatus).toBe("confirmed");
    await changeContactAtProvider({ submissionId: submission.id, changeId: "a correction" });
    expect(await sandbox.requests("PUT"), "nor is more sent once the debit is set up").toMatchObject([
      { body: { customers: { email, language: "en" } } },
    ]);
    expect([await debits(), await use().db.$count(submissions)]).toMatchObject([{ length: 1 }, 1]);
  });

  it("shows no browser the page on which another one typed", async () => {
    const { submission, key } = await leftAtTheBank(use().db);
    const [pages, ids] = [new Set<string>(), await idsOf(submission)];
    newBrowser();
    pages.add(await follow(key));
    pages.add(await openPaymentPage(submission));
    newBrowser();
    pages.add(await follow(await reminderTo(use().db, submission)));
    pages.add(await openPaymentPage(submission));
    expect(pages.size).toBe(4);
    expect(await resumePayment(ids, await buyerHashes())).toMatchObject({ ok: true });
    expect(await approvable()).toHaveLength(1);
  });

  it("leads back to the same page in the same browser, and shows no answers there", async () => {
    const { submission, key } = await leftAtTheBank(use().db);
    newBrowser();
    const page = await follow(key);
    const ids = await idsOf(submission);
    expect(await resumePayment(ids, await buyerHashes())).toEqual({ ok: true, address: page });
    const view = await viewPayment(ids, new Date());
    expect(view).toMatchObject({ isOwner: false, maySetUp: true, thanks: null });
    expect(JSON.stringify([view, await linkPage(key)])).not.toMatch(/Harriet|Fenwick|fenwick|Hale Road/);
    newBrowser();
    expect(await resumePayment(ids, await buyerHashes())).toBeNull();
    expect(await viewPayment(ids, new Date())).toMatchObject({ isOwner: false, maySetUp: false });
  });

  it("is the first browser's again when it presses, prefilled with its own answers", async () => {
    const { submission, key, changeTo } = await leftAtTheBank(use().db);
    newBrowser();
    await follow(key);
    const page = await openPaymentPage(await changeTo({ planType: "professional", hasRollover: false }));
    expect((await prefilled()).at(-1)).toMatchObject({ address_line1: "14 Hale Road" });
    expect(await openPaymentPage(submission)).toBe(page);
    expect(await approvable()).toHaveLength(1);
  });

  it("stays open while the provider does not answer, with the first request as it was", async () => {
    const { submission, key } = await leftAtTheBank(use().db);
    const request = await records.requestOf(submission.id);
    await sandbox.fault({ kind: "status", status: 500, path: "/billing_requests*", times: "always" });
    const comeBack = newBrowser();
    expect(await followOnce(key)).toBe("failed");
    await sandbox.control("DELETE", "faults");
    expect((await approvable()).map(({ id }) => id)).toEqual([request]);
    comeBack();
    expect(await linkPage(key)).toMatchObject({ state: "open" });
    expect(await follow(key)).toMatch(/^http/);
    expect(await approvable()).toHaveLength(1);
  });

  it("leads to the confirmation once the first browser's approval is under way", async () => {
    await sandbox.control("POST", "settings", { fulfilment: "held" });
    const { submission, key } = await leftAtTheBank(use().db);
    const request = await records.requestOf(submission.id);
    await sandbox.approve(request);
    newBrowser();
    expect(await follow(key)).toContain(`/payment-success?submission_id=${submission.id}`);
    await sandbox.control("POST", "fulfil", { billing_request: request });
    await reconcile(submission.id);
    expect((await records.submission(submission.id)).paymentStatus).toBe("confirmed");
    expect(await debits()).toHaveLength(1);
  });

  it(`leaves one page to approve when the first one is opened at the same time (${rounds} rounds)`, {
    timeout: 120_000,
  }, async () => {
    for (let n = 0; n < rounds; n += 1) {
      await sandbox.control("POST", "reset", {});
      await use().db.delete(submissions);
      const { submission } = await signUp(use().db);
      const key = await reminderTo(use().db, submission);
      newBrowser();
      const [first, other] = await Promise.all([openPayment(submission), followOnce(key)]);
      expect(first).toMatchObject({ ok: true });
      expect(other).toMatch(/^http/);
      expect(await approvable()).toHaveLength(1);
    }
  });

  it(`never leads to two debits from two browsers at once (${rounds} rounds)`, {
    timeout: 120_000,
  }, async () => {
    for (let n = 0; n < rounds; n += 1) {
      await sandbox.control("POST", "reset", {});
      await use().db.delete(submissions);
      const { submission, key } = await leftAtTheBank(use().db);
      const request = await records.requestOf(submission.id);
      newBrowser();
      // The provider's page refuses a cancelled request.
      const onFirst = () => (n % 2 ? sandbox.approve(request).catch(() => null) : openPayment(submission));
      await Promise.all([onFirst(), followOnce(key)]);
      expect((await approvable()).length).toBeLessThanOrEqual(1);
      await reconcile(submission.id);
      const [newest] = await records.attempts(submission.id);
      if (newest?.status === "open")
        await approveAt(newest.authorisationUrl ?? (await openPaymentPage(submission)));
      await reconcile(submission.id);
      expect(await approvable()).toEqual([]);
      expect(await debits()).toHaveLength(1);
    }
  });
});
