import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { outbox } from "@/db/schema";
import { words } from "@/i18n/words";
import { firstBooks } from "@/lib/content/month-end";
import { dateIn } from "@/lib/dates";
import { formatDateWithWeekday, formatMonth } from "@/lib/dates/formats";
import { type MarketCode, marketCodes } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "@/tests/support/database/database";
import { drainMail } from "@/tests/support/drain-mail";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";
import { jack250 } from "@/tests/support/prices";

// `tests/integration/sign-up/confirmation.test.ts` reads a real one.
const drawAgreement = vi.hoisted(() => vi.fn(async () => new Uint8Array()));
vi.mock("@/server/confirmation/agreement-paper", () => ({ drawAgreement }));

const sandbox = fakeGoCardless();
const mailbox = mailboxOfFile();
const { messages } = mailbox;

/** The payer's rights in the scheme of each market, and the price. */
const terms = {
  uk: ["Direct Debit Guarantee", jack250.text],
  us: ["ACH authorization", "$193.70"],
  ca: ["pre-authorized debit (PAD) agreement", "$298"],
} satisfies Record<MarketCode, readonly [rights: string, price: string]>;

function firstBooksIn(code: MarketCode, confirmedAt: Date | null): string[] {
  const here = mainEdition(code);
  const books = firstBooks(dateIn(here.timeZone, confirmedAt ?? new Date(Number.NaN)), here);
  return [formatDateWithWeekday(books.deliveredOn, here), `${formatMonth(books.month, here)}’s books`];
}

describeOnDatabase("F33: mail", (use) => {
  const records = recordsOf(use);

  const confirmed = async (code: MarketCode) => {
    const { submission } = await signUp(use().db, { in: code });
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    return records.submission(submission.id);
  };
  const hourLater = () => use().db.update(outbox).set({ nextAttemptAt: sql`now()`, lockedUntil: null });

  const welcomes = async () => (await messages()).filter(({ subject }) => subject.startsWith("Welcome"));

  it("sends the welcome without its agreement if that cannot be drawn", async () => {
    await confirmed("uk");
    drawAgreement.mockRejectedValueOnce(new Error("not drawn"));
    await drainMail();
    expect((await welcomes())[0]?.text).toContain("Your confirmation has your agreement as a PDF");
  });

  it.each(marketCodes)(
    "welcomes a customer (%s) in the words of the scheme and tells the firm",
    async (code) => {
      const submission = await confirmed(code);
      await drainMail();
      const sent = await messages();
      expect(sent.map(({ subject }) => subject).sort()).toEqual([
        `New customer: Fenwick & Hale Joinery (${submission.reference})`,
        "Welcome! You just hired Jack.",
      ]);
      const welcome = sent.find(({ subject }) => subject.startsWith("Welcome"));
      expect(welcome?.to).toEqual(["Harriet Fenwick <harriet@fenwick.example>"]);
      for (const text of [welcome?.text, welcome?.html]) {
        for (const term of terms[code]) expect(text).toContain(term);
        expect(text).toContain(words(mainEdition(code).locale, "market")("taxIncluded"));
        expect(text).toContain(submission.reference);
        expect(text).toContain(submission.mandateReference);
        for (const told of firstBooksIn(code, submission.confirmedAt)) expect(text).toContain(told);
      }
      expect(sent.find(({ subject }) => subject.startsWith("New"))?.html).toContain(
        "Fenwick &amp; Hale Joinery",
      );
    },
  );

  it("notifies the firm of a complete sign-up once, however often its price changes", async () => {
    const { submission, changeTo } = await signUp(use().db);
    await drainMail();
    await changeTo({ planType: "professional", hasRollover: true });
    await drainMail();
    const [notice, ...more] = await messages();
    expect(more).toEqual([]);
    expect(notice?.to).toEqual(["firm@jack.example"]);
    expect(notice?.subject).toBe(`Sign-up received: Fenwick & Hale Joinery (${submission.reference})`);
    for (const told of [
      "is not set up yet",
      "09876543",
      "14 Hale Road, Lewes, BN7 2QT",
      `${jack250.text} a month (GBP)`,
    ])
      expect(notice?.text).toContain(told);
  });

  it("keeps the firm's two notices about a sign-up in one thread, and the customer's mail out of it", async () => {
    const { submission } = await signUp(use().db);
    await drainMail();
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    await reconcile(submission.id);
    await drainMail();
    const threads = (await messages()).map(({ to, headers }) => [
      to.includes("firm@jack.example"),
      headers.find(({ name }) => name.toLowerCase() === "references")?.value,
    ]);
    const [first, second, ...more] = threads.flatMap(([isFirm, thread]) => (isFirm ? [thread] : []));
    expect(first).toBeDefined();
    expect([second, more]).toEqual([first, []]);
    expect(threads).toContainEqual([false, undefined]);
  });

  it("retries when the mail server is unavailable, and sends each message with one id", async () => {
    await confirmed("uk");
    await mailbox.control("POST", "smtp", { kind: "lost_answer", times: 2 });
    // The third is the sign-up notice, which the debit's notice replaces.
    expect(await drainMail()).toEqual({ done: 1, later: 2 });
    expect(await drainMail()).toEqual({ done: 0, later: 0 });
    await hourLater();
    expect(await drainMail()).toEqual({ done: 2, later: 0 });
    const ids = (await messages()).map(
      ({ headers }) => headers.find(({ name }) => name.toLowerCase() === "message-id")?.value,
    );
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });

  it("parks a message after six failed attempts, with a code and no address", async () => {
    await confirmed("uk");
    await mailbox.control("POST", "smtp", {
      kind: "refuse",
      stage: "recipient",
      recipient: "harriet",
      times: "always",
    });
    for (let round = 0; round < 8; round += 1) {
      await drainMail();
      await hourLater();
    }
    const [parked] = (await records.outbox()).filter(({ deadAt }) => deadAt !== null);
    expect(parked).toMatchObject({ kind: "customer_confirmation", attempts: 6, lastError: "550" });
    expect((await messages()).map(({ subject }) => subject)).toHaveLength(1);
  });

  it("sends no welcome to a customer whose debit has ended before the mail is sent", async () => {
    const { id, mandateId } = await confirmed("uk");
    await sandbox.control("POST", "simulate", { scenario: "mandate_failed", resource: mandateId });
    await reconcile(id);
    await drainMail();
    const subjects = (await messages()).map(({ subject }) => subject);
    expect(subjects).toContain("Your Direct Debit has ended");
    expect(subjects.some((subject) => subject.startsWith("To look at: A debit has ended"))).toBe(true);
    expect(subjects).not.toContain("Welcome! You just hired Jack.");
  });
});
