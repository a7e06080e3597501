import { expect, it } from "vitest";
import { giveConfirmationKey } from "@/db/queries/confirmations";
import { planLinkKeys } from "@/lib/payments/plan-links";
import { verifyPayment } from "@/server/payments/verify";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp, verifyWithRetries } from "@/tests/support/payments/sign-up";
import { jack250 } from "@/tests/support/prices";
import { press as pressButton } from "@/tests/support/sandbox";

const sandbox = fakeGoCardless();
const code = "AL000149";
process.env.PAYMENT_WAY = "plan_links";
process.env.PLAN_LINK_CODES = JSON.stringify(Object.fromEntries(planLinkKeys.map((key) => [key, code])));

describeOnDatabase("plan links", (use) => {
  const records = recordsOf(use);

  /** Opens the link, approves, and returns the ids of the return address. */
  const goThrough = async (address: string) => {
    const page = await fetch(address, { redirect: "manual" });
    const back = await pressButton(page.headers.get("location") ?? "", "approve", {
      given_name: "Harriet",
      family_name: "Fenwick",
      email: "harriet@fenwick.example",
      address_line1: "14 Hale Road",
      city: "Lewes",
      postal_code: "BN7 2QT",
      country_code: "GB",
      account_holder_name: "H Fenwick",
    });
    const query = new URL(back.headers.get("location") ?? "").searchParams;
    return { submissionId: query.get("submission_id"), requestId: query.get("redirect_flow_id") };
  };
  const sell = (amount: number, interval = 1) =>
    sandbox.control("POST", "plan_links", { code, name: "Jack 250", amount, interval, scheme: "bacs" });

  it("confirm the plan that the link sold once, without a subscription of our own", async () => {
    await sell(jack250.minor);
    const { submission } = await signUp(use().db);
    const address = await openPaymentPage(submission);
    expect(new URL(address).searchParams.get("redirect_uri")).toContain(`submission_id=${submission.id}`);
    const ids = await goThrough(address);
    for (const _ of [1, 2])
      expect(await verifyWithRetries(ids, submission.ownerTokenHash)).toMatchObject({
        answer: { success: true },
      });
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
    expect(await sandbox.requests("POST", "/subscriptions")).toEqual([]);
    expect(await records.debitNotices(submission.id)).toEqual(["customer_confirmation", "firm_notice"]);
  });

  it("reject another customer's flow, and one with another amount or interval", async () => {
    await sell(jack250.minor);
    const first = (await signUp(use().db)).submission;
    const ids = await goThrough(await openPaymentPage(first));
    await verifyWithRetries(ids, first.ownerTokenHash);
    const second = (await signUp(use().db, { email: "other@fenwick.example" })).submission;
    await openPaymentPage(second);
    const stolen = { ...ids, submissionId: second.id };
    expect(await verifyWithRetries(stolen, second.ownerTokenHash)).toMatchObject({ httpStatus: 404 });
    for (const [amount, interval] of [
      [100, 1],
      [jack250.minor, 3],
    ] as const) {
      await sell(amount, interval);
      const third = (await signUp(use().db)).submission;
      const other = await goThrough(await openPaymentPage(third));
      expect(await verifyWithRetries(other, third.ownerTokenHash)).toMatchObject({ httpStatus: 404 });
      expect(await records.debitNotices(third.id)).toEqual(["firm_alarm: conflicting_subscription"]);
    }
    await sell(jack250.minor);
    const { submission: changed, changeTo } = await signUp(use().db);
    const address = await openPaymentPage(changed);
    await changeTo({ planType: "professional", hasRollover: false });
    const outdated = await goThrough(address);
    expect(await verifyWithRetries(outdated, changed.ownerTokenHash)).toMatchObject({ httpStatus: 404 });
    expect(await records.debitNotices(changed.id)).toEqual(["firm_alarm: conflicting_subscription"]);
    expect((await sandbox.list("mandates")).every(({ status }) => status === "pending_submission")).toBe(
      true,
    );
  });

  it("let another browser confirm only with the order's e-mail address", async () => {
    await sell(jack250.minor);
    const { submission } = await signUp(use().db);
    const ids = await goThrough(await openPaymentPage(submission));
    expect(await verifyWithRetries(ids, null)).toMatchObject({ answer: { success: true } });
    const stranger = (await signUp(use().db, { email: "stranger@fenwick.example" })).submission;
    const theirs = await goThrough(await openPaymentPage(stranger));
    expect(await verifyWithRetries(theirs, null)).toMatchObject({ httpStatus: 404 });
  });

  it("let a browser that holds only the draft's token confirm with any e-mail address", async () => {
    await sell(jack250.minor);
    const { submission } = await signUp(use().db, { email: "other@fenwick.example" });
    const ids = await goThrough(await openPaymentPage(submission));
    const { answer } = await verifyWithRetries(ids, "hash of a newer key", submission.ownerTokenHash);
    expect(answer).toMatchObject({ success: true, contactEmail: "other@fenwick.example" });
  });

  it("let a browser confirm that an e-mailed link let in, with any e-mail address", async () => {
    await sell(jack250.minor);
    const { submission } = await signUp(use().db, { email: "other@fenwick.example" });
    await giveConfirmationKey(use().db, submission.id, "hash of another browser");
    const ids = await goThrough(await openPaymentPage(submission));
    expect(await verifyWithRetries(ids, "hash of another browser")).toMatchObject({
      answer: { success: true },
    });
  });

  it("refuse a second paid page", async () => {
    await sell(jack250.minor);
    const { submission } = await signUp(use().db);
    const address = await openPaymentPage(submission);
    const [paid, second] = [await goThrough(address), await goThrough(address)];
    await verifyWithRetries(paid, submission.ownerTokenHash);
    expect(await verifyWithRetries(second, submission.ownerTokenHash)).toMatchObject({ httpStatus: 404 });
    expect(await records.debitNotices(submission.id)).toEqual(["customer_confirmation", "firm_notice"]);
  });

  it("ask the provider about few of many guessed flows, and about the payer's own", async () => {
    await sell(jack250.minor);
    const { submission } = await signUp(use().db);
    const ids = await goThrough(await openPaymentPage(submission));
    await sandbox.control("DELETE", "requests");
    const guess = (_: unknown, at: number) =>
      verifyPayment({ submissionId: submission.id, requestId: `RE0GUESS${at}` }, []);
    await Promise.all(Array.from({ length: 100 }, guess));
    expect((await sandbox.requests()).length).toBeLessThanOrEqual(9);
    expect(await verifyWithRetries(ids, submission.ownerTokenHash)).toMatchObject({
      answer: { success: true },
    });
  });

  it("answer an unknown flow like any other wrong link", async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    const ids = { submissionId: submission.id, requestId: "RE0UNKNOWN0" };
    expect(await verifyWithRetries(ids, submission.ownerTokenHash)).toMatchObject({ httpStatus: 404 });
  });
});
