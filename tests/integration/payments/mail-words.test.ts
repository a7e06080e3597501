import { eq, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { addToOutbox } from "@/db/queries/outbox";
import { outbox, paymentEvents, submissions } from "@/db/schema";
import type { MarketCode } from "@/lib/markets";
import type { PlanAnswer } from "@/lib/sign-up/plan";
import { drainQueue } from "@/server/jobs/queues";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { drainMail } from "@/tests/support/drain-mail";
import { type Message, mailboxOfFile } from "@/tests/support/mailbox";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";
import { jack250WithRollover } from "@/tests/support/prices";

// Drawing the agreement takes a second; `tests/integration/sign-up/confirmation.test.ts` reads a real one.
vi.mock("@/server/confirmation/agreement-paper", () => ({ drawAgreement: async () => new Uint8Array() }));

const sandbox = fakeGoCardless();
const mailbox = mailboxOfFile();
const missing: Message = { id: "", to: [], subject: "", text: "", html: "", headers: [] };
const secretary = { name: "Daniel Hale", officer_role: "secretary", appointed_on: "1 April 2019" };
/** Settings for GoCardless itself. */
const realProvider = {
  GOCARDLESS_API_URL: undefined,
  GOCARDLESS_ACCESS_TOKEN: "sandbox_1",
  GOCARDLESS_WEBHOOK_SECRETS: "secret",
  SMTP_URL: "smtps://mail.example",
};
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
/** Intl uses narrow and no-break spaces. */
const plain = (message: Message | undefined) => message?.text.replace(/[\u202f\u00a0]/g, " ");
const replyTo = (message: Message | undefined) =>
  message?.headers.filter(({ name }) => name.toLowerCase() === "reply-to").map(({ value }) => value);

describeOnDatabase("what the mails say", (use) => {
  const records = recordsOf(use);

  async function confirmed(code: MarketCode, plan: PlanAnswer) {
    const { submission } = await signUp(use().db, { in: code, plan });
    const directors = [...submission.directors, secretary];
    await use().db.update(submissions).set({ directors });
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    return submission;
  }

  it("gives the firm the customer's address to reply to, the whole order and a contact deadline", async () => {
    const submission = await confirmed("ca", { planType: "professional", hasRollover: true });
    const seven = { termsAcceptedAt: new Date("2026-11-20T23:30:00Z") };
    await use()
      .db.update(submissions)
      .set({ ...seven, createdAt: seven.termsAcceptedAt, confirmedAt: new Date("2026-11-21T15:05:00Z") });
    await drainMail();
    const firmMail = (await mailbox.messages()).find(({ subject }) => subject.startsWith("New"));
    expect(replyTo(firmMail)).toEqual(["Harriet Fenwick <harriet@fenwick.example>"]);
    const facts = [
      "First contact by: Sunday 22 November 2026 at 10:05 GMT-5",
      "Signed up: Friday 20 November 2026 at 18:30 GMT-5",
      "Market: Canada",
      "Directors: Harriet Fenwick, director; Daniel Hale, secretary (appointed 1 April 2019)",
      "Plan: Jack 500",
      "Rollover: $100 a month, included in the price",
      "Price: $598 a month (CAD)",
      "Limits: 500 transactions a month, 5 accounts or entities\n",
      `Terms accepted: Version ${submission.termsVersion}, Friday 20 November 2026 at 18:30 GMT-5`,
    ];
    for (const fact of facts) expect(plain(firmMail)).toContain(fact);
    expect(firmMail?.html).not.toContain("gocardless.com");
  });

  it("sets an alarm's reply address to its customer, if it has one", async () => {
    const { id, businessName } = await confirmed("uk", { planType: "starter", hasRollover: false });
    const { mandateId } = await records.submission(id);
    await sandbox.control("POST", "simulate", { scenario: "mandate_failed", resource: mandateId });
    await reconcile(id);
    await addToOutbox(use().db, [
      { kind: "firm_alarm", key: "alarm", payload: { reason: "provider_unauthorised" } },
    ]);
    await drainMail();
    const alarms = (await mailbox.messages()).filter(({ subject }) => subject.startsWith("To look at"));
    // So that a help desk which answers by itself leaves the customer alone (RFC 3834).
    for (const { headers } of alarms)
      expect(headers).toContainEqual({ name: "Auto-Submitted", value: "auto-generated" });
    const answers = alarms.map((alarm) => [alarm.text.includes(businessName), replyTo(alarm)]);
    expect(answers).toHaveLength(2);
    expect(new Map(answers.map(([isKnown, to]) => [isKnown, to]))).toEqual(
      new Map([
        [true, ["Harriet Fenwick <harriet@fenwick.example>"]],
        [false, ["firm@jack.example"]],
      ]),
    );
  });

  it("tells firm and customer alike why a debit ended", async () => {
    const { id } = await confirmed("uk", { planType: "starter", hasRollover: false });
    const { mandateId } = await records.submission(id);
    await sandbox.control("POST", "simulate", { scenario: "mandate_failed", resource: mandateId });
    await catchUpOnEvents();
    await drainQueue("payments");
    await drainMail();
    const about = (await mailbox.messages()).filter(({ text }) => text.includes("Reason: "));
    expect(about.map(({ to }) => to[0]).sort()).toEqual([
      "Harriet Fenwick <harriet@fenwick.example>",
      "firm@jack.example",
    ]);
    for (const { text } of about) expect(text).toContain("Reason: The bank refused the mandate\n");
  });

  it("tells the firm what GoCardless says of a failed payment", async () => {
    const { id } = await confirmed("uk", { planType: "starter", hasRollover: false });
    await sandbox.control("POST", "clock", { forward_days: 6 });
    onTestFinished(() => sandbox.control("POST", "clock", { offset_ms: 0 }));
    const [payment] = await sandbox.list("payments");
    await sandbox.control("POST", "simulate", { scenario: "payment_failed", resource: payment?.id });
    await catchUpOnEvents();
    await drainQueue("payments");
    await drainMail();
    const alarm = (await mailbox.messages()).find(({ subject }) => subject.includes("A payment failed"));
    const [stored] = await use().db.select().from(paymentEvents).where(eq(paymentEvents.action, "failed"));
    const details = stored?.details;
    expect(details?.description).toMatch(/\w/);
    expect(alarm?.text).toContain(`GoCardless says: ${details?.description}\n`);
    expect(alarm?.text).toContain(`Reference: ${(await records.submission(id)).reference}`);
  });

  it("tells of joined alarms again when their mail was not taken, and of none twice", async () => {
    const { db } = use();
    const raise = async (key: string) => {
      const { id: submissionId } = await aSubmission(db);
      return { kind: "firm_alarm", key, payload: { reason: "stuck", submissionId } };
    };
    await addToOutbox(db, [await raise("first"), await raise("second")]);
    await mailbox.control("POST", "smtp", { kind: "refuse", stage: "sender", times: 1 });
    await drainMail();
    await addToOutbox(db, [await raise("third")]);
    await drainMail();
    await db.update(outbox).set({ nextAttemptAt: sql`now()`, lockedUntil: null });
    await drainMail();
    expect((await mailbox.messages()).map(({ subject }) => subject)).toEqual(["To look at: 3 sign-ups"]);
  });

  it("links the firm's e-mail to the mandate in the provider's dashboard, with a token of the provider", async () => {
    const { id } = await confirmed("uk", { planType: "starter", hasRollover: false });
    const submission = await records.submission(id);
    for (const [name, value] of Object.entries(realProvider)) vi.stubEnv(name, value);
    vi.resetModules();
    const { newCustomerEmail } = await import("@/server/mail/mails/firm-notices");
    expect(newCustomerEmail(submission, [], new Date()).blocks).toContainEqual({
      kind: "link",
      label: "Open the mandate at GoCardless",
      href: `https://manage-sandbox.gocardless.com/mandates/${submission.mandateId}`,
    });
  });

  it("tells the customer plan, rollover, limits, business and terms", async () => {
    await confirmed("uk", { planType: "starter", hasRollover: true });
    await drainMail();
    const welcome = (await mailbox.messages()).find(({ subject }) => subject.startsWith("Welcome"));
    expect(replyTo(welcome)).toEqual(["firm@jack.example"]);
    for (const fact of [
      "Plan: Jack 250",
      "Rollover: On (£20 a month, included)",
      "Limits: 250 transactions a month, 3 accounts",
      "Business: Fenwick & Hale Joinery",
      `${jack250WithRollover.text} every month. The price shown is the amount debited`,
      "Read our terms",
      "http://localhost:3000/terms",
    ])
      expect(plain(welcome)).toContain(fact);
    expect(welcome?.html).toContain('href="http://localhost:3000/terms"');
  });

  it.each([
    'Eve" <eve@else.example>, "Ann',
    "Eve\r\nBcc: eve@else.example",
    "Eve, eve@else.example;",
    "Ève 😀 \u202e<x>",
  ])("F29: a forged name, %j, sets one reply address", async (contactName) => {
    const { submission } = await signUp(use().db);
    await use().db.update(submissions).set({ contactName });
    await drainMail();
    const [firmMail = missing] = await mailbox.messages();
    const raw = await mailbox.raw(firmMail);
    const { replyTo, to, bcc = [] } = await PostalMime.parse(raw);
    expect(replyTo).toMatchObject([{ address: submission.contactEmail }]);
    expect([to, bcc]).toMatchObject([[{ address: "firm@jack.example" }], []]);
    const [headers = ""] = raw.split(/\r?\n\r?\n/);
    expect(headers.match(/^(reply-to|bcc):/gim)).toEqual([expect.stringMatching(/^reply-to:$/i)]);
  });
});
