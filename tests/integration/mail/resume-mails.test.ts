import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { findLink } from "@/db/queries/links";
import { draftKeys, resumeMails } from "@/db/schema";
import { metrics } from "@/server/logging/metrics";
import { queueDueMails } from "@/server/mail/due";
import { reconcile } from "@/server/payments/reconcile";
import { stopMails } from "@/server/resume-mails/stop";
import { hashToken } from "@/server/token";
import { letPass } from "@/tests/support/database/clock";
import { describeOnDatabase } from "@/tests/support/database/database";
import { drainMail } from "@/tests/support/drain-mail";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage } from "@/tests/support/payments/sign-up";
import { first, hours, last, leavingCustomers, linkKeyIn, minutes, stopKeyIn } from "./leaving";

vi.mock("@/server/confirmation/agreement-paper", () => ({ drawAgreement: async () => new Uint8Array() }));

const sandbox = fakeGoCardless();
const mailbox = mailboxOfFile();
const again = "Your Direct Debit is not set up again yet";

describeOnDatabase("F33: mails about unpaid sign-ups", (use) => {
  const records = recordsOf(use);
  const { after, lastMail, leaves, queuedAfter, subjects } = leavingCustomers(use, mailbox);

  it("are sent an hour and a day after a sign-up was left at the bank's page, each once", async () => {
    const { submission } = await leaves();
    await after(59 * minutes);
    expect(await subjects()).toEqual([]);
    await after(1 * minutes);
    await after(10 * minutes);
    expect(await subjects()).toEqual([first]);
    await after(22 * hours);
    expect(await subjects()).toEqual([first]);
    await after(50 * minutes);
    await after(1 * hours);
    await after(5 * 24 * hours);
    expect(await subjects()).toEqual([first, last]);
    expect(await records.moves(submission.id)).toEqual(["abandoned"]);
  });

  it.each([
    ["uk", "Direct Debit", "Jack 250"],
    ["us", "ACH debit", "Jack 250"],
    ["ca", "pre-authorized debit", "Jack 250"],
  ] as const)(
    "say in the words of %s what is left to do, and nothing that was typed",
    async (code, debit, plan) => {
      const { submission } = await leaves({ in: code });
      await after(1 * hours);
      const { text, html, to, headers } = await lastMail();
      expect(to).toEqual([submission.contactEmail]);
      for (const part of [text, html]) {
        for (const said of [
          debit,
          plan,
          submission.reference,
          "What is left to do",
          `/${code}/get-started/stop-mails`,
        ])
          expect(part).toContain(said);
        for (const typed of ["Harriet", "Fenwick", "Hale Road", submission.contactEmail])
          expect(part).not.toContain(typed);
      }
      const list = headers.find(({ name }) => name.toLowerCase() === "list-unsubscribe")?.value ?? "";
      expect(list).toMatch(
        new RegExp(`^<http://localhost:3000/api/stop-mails\\?edition=${code}&key=[\\w-]{43}>$`),
      );
      expect(text).toContain(`/${code}/get-started/continue?key=`);
    },
  );

  it("have a link that opens the way to the bank", async () => {
    const { draft } = await leaves();
    await after(1 * hours);
    const found = await findLink(use().db, hashToken(linkKeyIn(await lastMail())) ?? "");
    expect(found).toMatchObject({ isOpen: true, opens: "payment", draft: { id: draft.id } });
  });

  it("lead a customer whose debit ended, and who left while setting it up again, back to it in any browser", async () => {
    const { submission } = await leaves();
    await sandbox.approve(await records.requestOf(submission.id));
    await reconcile(submission.id);
    const { mandateId } = await records.submission(submission.id);
    await sandbox.control("POST", "simulate", { scenario: "mandate_cancelled", resource: mandateId });
    await reconcile(submission.id);
    await openPaymentPage(submission);
    await after(1 * hours);
    await after(24 * hours);
    const reminders = (await mailbox.messages()).filter(({ subject }) => subject === again);
    expect(reminders).toHaveLength(2);
    for (const { text, html } of reminders)
      for (const part of [text, html]) {
        expect(part).toContain(`/payment-success/open?submission_id=${submission.id}`);
        expect(part).toContain("/uk/get-started/stop-mails?key=");
        expect(part).not.toContain("get-started/continue");
        expect(part).not.toContain("Harriet");
      }
  });

  it("are sent once by two instances, and again with new keys if the mail server was away", async () => {
    await leaves();
    await letPass(use().db, 1 * hours);
    await Promise.all([queueDueMails(), queueDueMails()]);
    await mailbox.control("POST", "smtp", { kind: "refuse", stage: "sender", times: 1 });
    await Promise.all([drainMail(), drainMail()]);
    await after(2 * minutes);
    await Promise.all([drainMail(), drainMail()]);
    expect(await subjects()).toEqual([first]);
    const made = await use().db.select({ keyHash: resumeMails.keyHash }).from(resumeMails);
    expect(made.map(({ keyHash }) => keyHash)).toContain(hashToken(stopKeyIn(await lastMail())));
    expect(await use().db.$count(draftKeys, eq(draftKeys.use, "link"))).toBe(made.length);
  });

  it("wait while the provider cannot be asked", async () => {
    const { submission } = await leaves();
    await queuedAfter(1 * hours);
    await sandbox.fault({ kind: "status", status: 503, times: "always", path: "*" });
    await drainMail();
    expect(await subjects()).toEqual([]);
    const [entry] = (await records.outbox()).filter(({ kind }) => kind === "resume_after_hour");
    expect(entry).toMatchObject({
      payload: { submissionId: submission.id },
      doneAt: null,
      waitsFor: "provider",
    });
  });

  it("are counted, and so is what stops them", async () => {
    await leaves();
    await after(1 * hours);
    await stopMails(stopKeyIn(await lastMail()), "one_click");
    await after(24 * hours);
    const text = await metrics().registry.metrics();
    for (const line of [
      /jack_mails_sent_total\{kind="resume_after_hour"\} [1-9]/,
      /jack_resume_mails_dropped_total\{reason="stopped"\} [1-9]/,
      /jack_resume_mails_stopped_total\{by="one_click"\} [1-9]/,
    ])
      expect(text).toMatch(line);
  });
});
