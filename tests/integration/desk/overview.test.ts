import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "@/db/client/database";
import { takeAttempt } from "@/db/queries/attempts";
import { changeDraft, createDraft } from "@/db/queries/drafts";
import { drafts, signUpTimes, submissions } from "@/db/schema";
import { readPage } from "@/desk/list/read";
import { signUpList } from "@/desk/sign-ups/list";
import { confirmedSince, debitsSince, figuresUntil, overviewDays, startedOn } from "@/desk/today/read";
import { addDays } from "@/lib/dates";
import { lastPayments, setUpStates } from "@/lib/payments/states";
import { exposition } from "@/server/monitoring/exposition";
import { business, contact } from "@/tests/support/full-answers";
import { describeOnDatabase } from "../../support/database/database";
import { answers, aSubmission, start } from "../../support/database/rows";

const saves = [answers, { ...answers, business }, { ...answers, business, contact }];
const now = new Date("2026-07-20T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

describeOnDatabase("the figures of the last 30 days", (use) => {
  async function begin(startedAt: Date, saved = 0) {
    const { db } = use();
    const token = crypto.randomUUID();
    const { id } = await createDraft(db, start, {}, token);
    for (const save of saves.slice(0, saved)) await changeDraft(db, token, () => ({ answers: save }));
    await db.update(signUpTimes).set({ startedAt }).where(eq(signUpTimes.draftId, id));
    return id;
  }
  const confirmedAt = (
    at: Date,
    currency: "GBP" | "USD" = "GBP",
    status: "confirmed" | "failed" = "confirmed",
  ) =>
    aSubmission(use().db, {
      draftId: crypto.randomUUID(),
      planPrice: 100_25,
      paymentStatus: status,
      confirmedAt: at,
      firstConfirmedAt: at,
      mandateId: crypto.randomUUID(),
      subscriptionId: crypto.randomUUID(),
      ...(currency === "USD" && {
        currency,
        serviceCountry: "USA",
        businessNumberType: "ein",
        businessRegistrationNumber: "123456789",
        accountingSoftware: "quickbooks",
      }),
    });

  it("tell where each sign-up stopped, also when its draft is gone or a step has no time of its own", async () => {
    const { db } = use();
    const submitted = await begin(ago(3), 3);
    const signUp = await aSubmission(db, { draftId: submitted });
    await db
      .update(drafts)
      .set({ submissionId: signUp.id, submittedAt: now })
      .where(eq(drafts.id, submitted));
    await db.update(signUpTimes).set({ businessAt: null }).where(eq(signUpTimes.draftId, submitted));
    await begin(ago(2), 2);
    await begin(ago(1), 1);
    await begin(ago(0));
    await begin(ago(overviewDays), 3);
    await db.delete(drafts);
    const { funnel, days } = await figuresUntil(now);
    expect(funnel.map(({ step, reached, stopped }) => [step, reached, stopped])).toEqual([
      ["plan", 4, 1],
      ["rollover", 3, 0],
      ["business", 3, 1],
      ["contact", 2, 1],
      ["review", 1, 0],
      ["submitted", 1, null],
    ]);
    expect(days).toHaveLength(overviewDays);
    expect(days.slice(-5).map(({ starts }) => starts)).toEqual([0, 1, 1, 1, 1]);
    expect(days.at(-1)?.day).toBe("2026-07-20");
  });

  it("belong to days in London, also where clocks change", async () => {
    const [before, first, last, after] = [
      ...["2026-10-24T22:59:59Z", "2026-10-24T23:00:00Z", "2026-10-25T23:59:59Z", "2026-10-26T00:00:00Z"],
    ].map((at) => new Date(at));
    for (const at of [before, first, last, after]) await begin(at ?? new Date());
    const { days } = await figuresUntil(new Date("2026-10-26T12:00:00Z"));
    expect(days.slice(-3)).toEqual([
      { day: "2026-10-24", starts: 1 },
      { day: "2026-10-25", starts: 2 },
      { day: "2026-10-26", starts: 1 },
    ]);
    const whole = await figuresUntil(new Date(`${addDays("2026-10-25", overviewDays - 1)}T12:00:00Z`));
    expect(whole.funnel[0]?.reached).toBe(3);
  });

  it("count what was confirmed in them, each currency apart, and only debits that run as revenue", async () => {
    await confirmedAt(ago(1));
    await confirmedAt(ago(2), "GBP", "failed");
    await confirmedAt(ago(3), "USD");
    await confirmedAt(ago(overviewDays));
    await aSubmission(use().db, { draftId: crypto.randomUUID() });
    expect((await figuresUntil(now)).confirmed).toEqual([
      { currency: "GBP", count: 2, revenue: 100_25 },
      { currency: "USD", count: 1, revenue: 100_25 },
    ]);
  });

  it("count a debit that is set up again once, when it was first confirmed", async () => {
    const debit = { mandateId: "MD1", subscriptionId: "SB1", paymentStatus: "failed" } as const;
    const { id } = await aSubmission(use().db, { ...debit, confirmedAt: ago(60), firstConfirmedAt: ago(60) });
    await takeAttempt(use().db, id, "mandate_request");
    await use()
      .db.update(submissions)
      .set({ ...debit, paymentStatus: "confirmed", confirmedAt: ago(1) });
    expect((await figuresUntil(now)).confirmed).toEqual([]);
  });

  it("count set-ups and last payments as the list does to which each count leads, and so do the metrics", async () => {
    const { db } = use();
    const hour = 3_600_000;
    const sent = (msAgo: number) => ({ sentToBankAt: new Date(Date.now() - msAgo) });
    const debit = { subscriptionId: "SB1", mandateId: "MD1", confirmedAt: new Date() };
    const kinds = [
      ...[{}, sent(hour / 2), sent(2 * hour), { paymentStatus: "processing", ...sent(2 * hour) }],
      { paymentStatus: "failed" },
      { ...debit, paymentStatus: "cancelled", lastPayment: "charged_back" },
      { ...debit, mandateId: "MD2", subscriptionId: "SB2", paymentStatus: "confirmed", lastPayment: "taken" },
    ] as const;
    for (const kind of kinds) await aSubmission(db, { draftId: crypto.randomUUID(), ...kind });
    const { debits, first } = await figuresUntil(new Date());
    const countOf = (field: "setUp" | "lastPayment", state: string) =>
      debits.reduce((sum, one) => (one[field] === state ? sum + one.count : sum), 0);
    const listed = async (asked: object) =>
      (await readPage(signUpList, { ...asked, from: first })).rows.length;
    for (const state of setUpStates)
      expect(countOf("setUp", state), state).toBe(await listed({ setUp: state }));
    for (const state of lastPayments)
      expect(countOf("lastPayment", state), state).toBe(await listed({ payment: state }));
    expect(countOf("setUp", "at_bank")).toBe(2);
    const { text } = await exposition();
    for (const { setUp, lastPayment, count } of debits)
      expect(text).toContain(`jack_submissions{set_up="${setUp}",last_payment="${lastPayment}"} ${count}`);
  });

  it("are read from indexes alone", async () => {
    const planOf = (read: (tx: Database) => SQLWrapper) =>
      use().db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        return JSON.stringify(await tx.execute(sql`explain ${read(tx)}`));
      });
    const days = { first: "2026-06-21", last: "2026-07-20" };
    expect(await planOf((tx) => startedOn(tx, days))).toContain("Index Only Scan using times_started");
    expect(await planOf((tx) => confirmedSince(tx, ago(30)))).toContain(
      "Index Only Scan using submissions_confirmed",
    );
    expect(await planOf((tx) => debitsSince(tx, ago(30)))).toContain(
      "Index Only Scan using submissions_by_time",
    );
  });
});
