import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntries, drafts, outbox, paymentAttempts, stoppedAddresses, submissions } from "@/db/schema";
import { auditList } from "@/desk/audit/list";
import { readPage } from "@/desk/list/read";
import { sendResumeLink, sendWelcomeAgain } from "@/desk/sign-ups/one/mails";
import { refusedAtBank } from "@/lib/payments/provider-events";
import { debitEnded } from "@/server/mail/mails/debit-ended";
import { resumeAfterDay } from "@/server/mail/mails/resume-mails";
import { asText } from "@/server/mail/render";
import { addressHash } from "@/server/resume-mails/stop";
import { describeOnDatabase } from "../../support/database/database";
import { aSubmission } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";
import { firstAttempt } from "../../support/drain-mail";
import { fakeGoCardless } from "../../support/payments/ground";
import { openPaymentPage as openPage, signUp } from "../../support/payments/sign-up";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

fakeGoCardless();
const unknown = "00000000-0000-4000-8000-000000000000";
const paid = {
  paymentStatus: "confirmed",
  mandateId: "MD1",
  subscriptionId: "SB1",
  confirmedAt: new Date("2026-11-21T16:40:00Z"),
} as const;

describeOnDatabase("a mail sent by an operator", (use) => {
  const audit = async () => use().db.select().from(auditEntries).orderBy(auditEntries.id);
  const mails = async (kind: "customer_confirmation" | "resume_after_day" | "debit_ended") =>
    use().db.select().from(outbox).where(eq(outbox.kind, kind));
  const press = (signUpId: string) => ({ signUpId, pressId: crypto.randomUUID() });

  it("with the welcome goes again, once for each press of its form", async () => {
    const { id } = await aSubmission(use().db, paid);
    const first = press(id);
    for (const _ of [1, 2]) expect(await sendWelcomeAgain(ana, first)).toBe("welcomeQueued");
    expect(await mails("customer_confirmation")).toHaveLength(1);
    await sendWelcomeAgain(ana, press(id));
    expect(await mails("customer_confirmation")).toHaveLength(2);
    expect((await audit()).map(({ act, fields }) => [act, ...fields])).toEqual([
      ["mail_sent_again", "customer_confirmation"],
      ["mail_sent_again", "customer_confirmation"],
    ]);
    const listed = (await readPage(auditList, {})).rows.map(({ fields }) => fields);
    expect(listed).toEqual([["Welcome with agreement"], ["Welcome with agreement"]]);
  });

  it("with the welcome does not go to somebody without a debit", async () => {
    const { id } = await aSubmission(use().db);
    expect(await sendWelcomeAgain(ana, press(id))).toBe("noWelcome");
    expect(await sendWelcomeAgain(ana, press(unknown))).toBeNull();
    expect(await use().db.select().from(outbox)).toEqual([]);
  });

  it("with a resume link goes at any time while the sign-up is unpaid", async () => {
    const { submission } = await signUp(use().db);
    const first = press(submission.id);
    for (const _ of [1, 2]) expect(await sendResumeLink(ana, first)).toBe("resumeQueued");
    const [entry, ...others] = await mails("resume_after_day");
    expect(others).toEqual([]);
    const built = await resumeAfterDay.messageOf({ ...firstAttempt, payload: entry?.payload ?? {} });
    expect(built).toMatchObject({
      to: { address: submission.contactEmail },
      stopAddress: expect.any(String),
    });
  });

  it.each([
    ["left", { sentToBankAt: new Date("2026-11-21T16:40:00Z") }, "did not finish"],
    ["was refused on", { paymentCause: refusedAtBank }, "did not accept"],
  ])(
    "with a link to the bank goes to somebody who %s its page, also without answers",
    async (_, at, words) => {
      const { submission } = await signUp(use().db);
      await openPage(submission);
      expect(await sendResumeLink(ana, press(submission.id))).toBe("resumeQueued");
      await use().db.delete(outbox);
      await use().db.update(submissions).set(at);
      await use().db.delete(drafts);
      expect(await sendResumeLink(ana, press(submission.id))).toBe("setUpQueued");
      const [entry] = await mails("debit_ended");
      const built = await debitEnded.messageOf({ ...firstAttempt, payload: entry?.payload ?? {} });
      const text = built && "email" in built ? asText(built.email) : "";
      expect(text).toContain(words);
      expect(text).toMatch(/\/payment-success\/open\?submission_id=\S+redirect_flow_id=BRQ/);
      await use()
        .db.insert(stoppedAddresses)
        .values({ emailHash: addressHash(submission.contactEmail) });
      expect(await sendResumeLink(ana, press(submission.id))).toBe("stopped");
    },
  );

  it.each([
    { paymentStatus: "failed", wasSetUp: false },
    { paymentStatus: "cancelled", wasSetUp: false },
    { paymentStatus: "failed", wasSetUp: true },
    { paymentStatus: "cancelled", wasSetUp: true },
  ] as const)(
    "with a link to set up a debit that ended goes at any time: %o",
    async ({ paymentStatus, wasSetUp }) => {
      const { submission } = await signUp(use().db);
      await openPage(submission);
      await use()
        .db.update(submissions)
        .set({ ...(wasSetUp && paid), paymentStatus });
      await use()
        .db.insert(stoppedAddresses)
        .values({ emailHash: addressHash(submission.contactEmail) });
      const first = press(submission.id);
      for (const _ of [1, 2]) expect(await sendResumeLink(ana, first)).toBe("setUpQueued");
      const [entry, ...others] = await mails("debit_ended");
      expect(others).toEqual([]);
      expect((await audit()).map(({ act, fields }) => [act, ...fields])).toEqual([
        ["mail_sent_again", "debit_ended"],
      ]);
      const built = await debitEnded.messageOf({ ...firstAttempt, payload: entry?.payload ?? {} });
      const text = built && "email" in built ? asText(built.email) : "";
      expect(text).toContain(wasSetUp ? "has ended" : "did not accept");
      expect(text).toMatch(/\/payment-success\/open\?submission_id=\S+redirect_flow_id=BRQ/);
      await use().db.update(submissions).set({ paymentStatus: "processing" });
      expect(await debitEnded.messageOf({ ...firstAttempt, payload: entry?.payload ?? {} })).toBeNull();
      await use().db.update(submissions).set(paid);
      expect(await sendResumeLink(ana, press(submission.id))).toBe("changed");
    },
  );

  it("with a link to set up a debit goes to nobody who has signed up again or was erased", async () => {
    const { id } = await aSubmission(use().db, { ...paid, paymentStatus: "failed" });
    const attempt = { way: "mandate_request", amount: 1, currency: "GBP", requestId: "BRQ1" } as const;
    await use()
      .db.insert(paymentAttempts)
      .values({ ...attempt, submissionId: id });
    const again = await aSubmission(use().db, { createdAt: new Date(Date.now() + 60_000) });
    expect(await sendResumeLink(ana, press(id))).toBe("signed_up_again");
    await use().db.delete(submissions).where(eq(submissions.id, again.id));
    await use().db.update(submissions).set({ erasedAt: new Date() });
    expect(await sendResumeLink(ana, press(id))).toBe("erased");
    expect(await mails("debit_ended")).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  it("with a resume link never goes after a payment, a stop, or the end of the answers", async () => {
    const { submission } = await signUp(use().db);
    const { id, contactEmail, draftId } = submission;
    await use()
      .db.insert(stoppedAddresses)
      .values({ emailHash: addressHash(contactEmail) });
    expect(await sendResumeLink(ana, press(id))).toBe("stopped");
    await use().db.delete(stoppedAddresses);
    await use().db.update(submissions).set(paid).where(eq(submissions.id, id));
    expect(await sendResumeLink(ana, press(id))).toBe("changed");
    const other = await aSubmission(use().db, { contactEmail: "other@fenwick.example" });
    expect(other.draftId).not.toBe(draftId);
    expect(await sendResumeLink(ana, press(other.id))).toBe("expired");
    expect(await mails("resume_after_day")).toEqual([]);
    expect(await audit()).toEqual([]);
  });
});
