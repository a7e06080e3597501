import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { leads, outbox, paymentMoves } from "@/db/schema";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { listProblems } from "@/desk/payments/read";
import { openProblemsOf } from "@/desk/todos/problems";
import { listTodos } from "@/desk/todos/queries";
import type { AlarmReason } from "@/lib/payments/alarms";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aSubmission } from "../../support/database/rows";

const operator = { operatorId: "o1", email: "ana@firm.example", from: null };
const hour = 3_600;
const debit = { mandateId: "MD1", subscriptionId: "SB1" };

describeOnDatabase("what needs a person", (use) => {
  const todos = async () =>
    (await listTodos(use().db, 99)).map(({ reason, signUp }) => [reason, signUp?.id ?? null]);

  async function alarm(
    reason: AlarmReason,
    of: { submissionId?: string; detail?: string; about?: string } = {},
  ) {
    const { about = of.submissionId, ...payload } = of;
    const key = `firm_alarm:${reason}:${about}`;
    await use()
      .db.insert(outbox)
      .values({ kind: "firm_alarm", key, payload: { reason, ...payload } });
  }

  it("is a first contact that is due, and late after a day, until the stage says otherwise", async () => {
    const { db } = use();
    const confirmedAt = new Date();
    const { id } = await aSubmission(db, { ...debit, paymentStatus: "confirmed", confirmedAt });
    expect(await listTodos(db, 99)).toMatchObject([
      { reason: "contact", at: new Date(confirmedAt.getTime() + 24 * hour * 1_000), signUp: { id } },
    ]);
    await letPass(db, 25 * hour);
    expect(await todos()).toEqual([["late", id]]);
    await letPass(db, 60 * 24 * hour);
    expect(await todos()).toEqual([["late", id]]);
    await db.execute(sql`update onboarding_submissions set stage = 'contacted'`);
    expect(await todos()).toEqual([]);
  });

  it("is a failed payment and an alarm, once for each sign-up and the most urgent first", async () => {
    const { db } = use();
    const one = await aSubmission(db, { paymentStatus: "failed" });
    const other = await aSubmission(db);
    await alarm("stuck", { submissionId: one.id });
    await alarm("payment_failed", { submissionId: other.id });
    await alarm("payment_charged_back", { submissionId: other.id });
    await alarm("unknown_submission");
    expect(await todos()).toEqual([
      ["payment_charged_back", other.id],
      ["failed", one.id],
      ["unknown_submission", null],
    ]);
  });

  it("is a sign-up once, with all its reasons", async () => {
    const { db } = use();
    const { id } = await aSubmission(db, { ...debit, paymentStatus: "confirmed", confirmedAt: new Date() });
    await alarm("payment_failed", { submissionId: id });
    await alarm("stuck", { submissionId: id });
    const [todo, ...others] = await listTodos(db, 99);
    expect(others).toEqual([]);
    expect(todo).toMatchObject({ reason: "stuck", also: [{ reason: "contact" }], count: 2 });
  });

  it("is a lead that nobody answered, however old", async () => {
    const { db } = use();
    await db.insert(leads).values([aLead(), aLead({ stage: "answered" })]);
    await letPass(db, 60 * 24 * hour);
    expect(await listTodos(db, 99)).toMatchObject([{ reason: "lead", lead: { name: "Rosa Marsh" } }]);
    await db.update(leads).set({ stage: "lost" });
    expect(await listTodos(db, 99)).toEqual([]);
  });

  it("hides nobody behind many of another kind", async () => {
    const { db } = use();
    const confirmed = (n: number, confirmedAt: Date) => {
      return {
        mandateId: `MD${n}`,
        subscriptionId: `SB${n}`,
        paymentStatus: "confirmed",
        confirmedAt,
      } as const;
    };
    const longAgo = new Date("2026-01-01T10:00:00Z");
    for (const n of [1, 2]) await aSubmission(db, confirmed(n, longAgo));
    const { id } = await aSubmission(db, confirmed(3, new Date()));
    await db.insert(leads).values(aLead());
    const found = await listTodos(db, 1);
    expect(found.map(({ reason }) => reason)).toEqual(["late", "contact", "lead"]);
    expect(found[1]?.signUp?.id).toBe(id);
  });

  it("is a failed mandate once, by the alarm about it", async () => {
    const { db } = use();
    const { id } = await aSubmission(db, { paymentStatus: "failed" });
    await alarm("setup_failed", { submissionId: id, detail: "failed" });
    const [todo] = await listTodos(db, 99);
    expect(todo).toMatchObject({ reason: "setup_failed", count: 1 });
    expect(await listProblems(db)).toMatchObject([{ reason: "setup_failed" }]);
    expect(await openProblemsOf(db, id)).toMatchObject([{ reason: "setup_failed" }]);
  });

  it("ends when an operator acts on the sign-up, but not when one looks at it", async () => {
    const { db } = use();
    const { id } = await aSubmission(db);
    await alarm("payment_failed", { submissionId: id });
    await letPass(db, hour);
    await addAuditEntry(db, operator, { act: "viewed", subject: "sign_up", id });
    expect(await todos()).toEqual([["payment_failed", id]]);
    await addAuditEntry(db, operator, { act: "note_added", subject: "sign_up", id });
    expect(await todos()).toEqual([]);
    expect(await listProblems(db)).toMatchObject([{ reason: "payment_failed", isOpen: false }]);
    await alarm("payment_charged_back", { submissionId: id });
    await db.execute(sql`update outbox set created_at = now() + interval '1 second'
      where payload->>'reason' = 'payment_charged_back'`);
    expect(await todos()).toEqual([["payment_charged_back", id]]);
  });

  it("ends when the payment is confirmed later", async () => {
    const { db } = use();
    const { id } = await aSubmission(db);
    await alarm("provider_refused", { submissionId: id });
    await letPass(db, hour);
    await db
      .insert(paymentMoves)
      .values({ submissionId: id, from: "pending", to: "confirmed", cause: "event" });
    expect(await todos()).toEqual([]);
  });

  it("is a refused access token for as long as it is told every day", async () => {
    const { db } = use();
    await alarm("provider_unauthorised", { about: "yesterday" });
    await alarm("provider_unauthorised", { about: "today" });
    expect(await todos()).toEqual([["provider_unauthorised", null]]);
    await letPass(db, 49 * hour);
    expect(await todos()).toEqual([]);
  });

  it("is parked work, counted as one, events of the feed with the alarm about them too", async () => {
    const parked = (kind: string) => ({ kind, key: kind, payload: {}, deadAt: new Date() });
    await use()
      .db.insert(outbox)
      .values([parked("firm_notice"), parked("feed_event")]);
    await alarm("feed_parked");
    expect(await listTodos(use().db, 99)).toMatchObject([{ reason: "parked", count: 2, signUp: null }]);
  });

  it("is not told for ever", async () => {
    const { db } = use();
    const { id } = await aSubmission(db, { paymentStatus: "failed" });
    await alarm("payment_failed", { submissionId: id });
    await letPass(db, 31 * 24 * hour);
    expect(await todos()).toEqual([]);
  });
});
