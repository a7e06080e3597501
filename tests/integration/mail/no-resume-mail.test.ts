import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { stoppedAddresses, submissions } from "@/db/schema";
import { reconcile } from "@/server/payments/reconcile";
import { stopMails } from "@/server/resume-mails/stop";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";
import { drainMail } from "@/tests/support/drain-mail";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";
import { first, hours, last, leavingCustomers, minutes, stopKeyIn } from "./leaving";

vi.mock("@/server/confirmation/agreement-paper", () => ({ drawAgreement: async () => new Uint8Array() }));

const sandbox = fakeGoCardless();
const mailbox = mailboxOfFile();

describeOnDatabase("mails about unpaid sign-ups", (use) => {
  const records = recordsOf(use);
  const { after, lastMail, leaves, queuedAfter, subjects } = leavingCustomers(use, mailbox);

  it("are never sent after a payment, even one that the site has not heard of", async () => {
    const { submission } = await leaves();
    await queuedAfter(1 * hours);
    await sandbox.approve(await records.requestOf(submission.id));
    await drainMail();
    expect(await subjects()).toEqual([]);
    expect(await records.submission(submission.id)).toMatchObject({ paymentStatus: "confirmed" });
    await after(24 * hours);
    expect(await subjects()).toEqual([]);
  });

  it("are not sent after a refusal by the bank or a cancellation", async () => {
    for (const paymentStatus of ["failed", "cancelled", "processing"] as const) {
      const { submission } = await signUp(use().db, { email: `${paymentStatus}@fenwick.example` });
      await use().db.update(submissions).set({ paymentStatus }).where(eq(submissions.id, submission.id));
    }
    await queuedAfter(1 * hours);
    await queuedAfter(24 * hours);
    await drainMail();
    expect(await subjects()).toEqual([]);
  });

  it("wait for an hour since the last press of 'Set Up Payment'", async () => {
    const { changeTo } = await leaves();
    await letPass(use().db, 50 * minutes);
    await changeTo({ planType: "professional", hasRollover: false });
    await after(30 * minutes);
    expect(await subjects()).toEqual([]);
    await after(30 * minutes);
    expect(await subjects()).toEqual([first]);
  });

  it("wait for an hour since the last press that led back to the bank's page", async () => {
    const { submission } = await leaves();
    await letPass(use().db, 50 * minutes);
    await openPaymentPage(submission);
    await after(30 * minutes);
    expect(await subjects()).toEqual([]);
    await after(30 * minutes);
    expect(await subjects()).toEqual([first]);
  });

  it("are not sent to somebody who has just pressed it again", async () => {
    const { changeTo } = await leaves();
    await queuedAfter(1 * hours);
    await changeTo({ planType: "professional", hasRollover: false });
    await drainMail();
    expect(await subjects()).toEqual([]);
    await after(24 * hours);
    expect(await subjects()).toEqual([last]);
  });

  it("stop for the address, for this sign-up and for later ones", async () => {
    const { submission } = await leaves();
    await after(1 * hours);
    const key = stopKeyIn(await lastMail());
    expect(await stopMails(key, "page")).toBe(true);
    expect(await stopMails(key, "one_click")).toBe(true);
    expect(await stopMails("k".repeat(43), "one_click")).toBe(false);
    await use().db.update(submissions).set({ contactEmail: "other@fenwick.example" });
    await after(24 * hours);
    await leaves({ email: submission.contactEmail.toUpperCase() });
    await after(8 * 24 * hours);
    await leaves({ email: submission.contactEmail });
    await after(1 * hours);
    expect(await subjects()).toEqual([first]);
    expect(await use().db.select().from(stoppedAddresses)).toHaveLength(1);
  });

  it("stop for an address by the documented statement", async () => {
    const { submission } = await leaves();
    const documented = /insert into stopped_addresses[^;]+;/.exec(readFileSync("docs/operations.md", "utf8"));
    const statement = documented?.[0].replace("ann@example.com", submission.contactEmail);
    await use().db.execute(sql.raw(statement ?? ""));
    await after(1 * hours);
    expect(await subjects()).toEqual([]);
  });

  it("reach an address once in seven days, however many sign-ups name it", async () => {
    await leaves();
    await after(1 * hours);
    await leaves();
    await after(1 * hours);
    expect(await subjects()).toEqual([first]);
    await after(24 * hours);
    expect(await subjects()).toEqual([first, last]);
    await letPass(use().db, 7 * 24 * hours);
    await leaves();
    await after(1 * hours);
    expect(await subjects()).toEqual([first, last, first]);
  });

  it("that could not be sent do not count for the next sign-up", async () => {
    const { changeTo } = await leaves();
    await drainMail();
    await queuedAfter(1 * hours);
    await mailbox.control("POST", "smtp", { kind: "refuse", stage: "sender", times: 1 });
    await drainMail();
    expect(await subjects()).toEqual([]);
    await changeTo({ planType: "professional", hasRollover: false });
    await after(10 * minutes);
    expect(await subjects()).toEqual([]);
    await leaves();
    await after(1 * hours);
    expect(await subjects()).toEqual([first]);
  });

  it("are not sent about an older sign-up of a customer", async () => {
    await leaves();
    const { submission } = await leaves();
    await sandbox.approve(await records.requestOf(submission.id));
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    await after(1 * hours);
    await after(24 * hours);
    expect(await subjects()).toEqual([]);
  });

  it("are not sent to programs that filled in the honeypot", async () => {
    const { submission } = await leaves();
    const { additionalData } = submission;
    const signals = { trapFilled: true, secondsToSubmit: 3 };
    await use()
      .db.update(submissions)
      .set({ additionalData: { ...additionalData, signals } });
    await after(1 * hours);
    expect(await subjects()).toEqual([]);
  });

  it("can be switched off, also when they are queued already", async () => {
    await leaves();
    await queuedAfter(1 * hours);
    const { settings } = await import("@/server/env");
    Object.assign(settings(), { sendsResumeMails: false });
    await drainMail();
    await after(24 * hours);
    expect(await subjects()).toEqual([]);
    expect((await records.outbox()).map(({ kind }) => kind)).not.toContain("resume_after_day");
    Object.assign(settings(), { sendsResumeMails: true });
  });
});
