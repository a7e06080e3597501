import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { leads, outbox, submissions } from "@/db/schema";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { auditEntries, auditValues } from "@/desk/auth/audit/tables";
import { saveStageAndOwner } from "@/desk/stage-and-owner/save";
import { markTodo, undoLast } from "@/desk/todos/acts";
import { findTodos } from "@/desk/todos/find";
import type { AlarmReason } from "@/lib/payments/alarms";
import { refusedAtBank } from "@/lib/payments/provider-events";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aSubmission } from "../../support/database/rows";
import { ana, bea } from "../../support/desk/operators";

process.env.OPERATORS = `${ana.email}:admin`;

const hour = 3_600;
const day = 24 * hour;
const debit = { mandateId: "MD1", subscriptionId: "SB1" };

describeOnDatabase("what needs a person", (use) => {
  const groups = () => findTodos(use().db, new Date());
  const todos = async () =>
    (await groups()).flatMap(({ first, also }) =>
      [first, ...also].map(({ kind, reason, signUp }) => [reason ?? kind, signUp]),
    );
  const add = (change: Parameters<typeof aSubmission>[1] = {}) => aSubmission(use().db, change);
  const customer = () =>
    add({ ...debit, paymentStatus: "confirmed", confirmedAt: new Date(), stage: "contacted" });
  const change = (id: string, to: Partial<typeof submissions.$inferInsert>) =>
    use().db.update(submissions).set(to).where(eq(submissions.id, id));
  async function alarm(
    reason: AlarmReason,
    of: { submissionId?: string; detail?: string; about?: string; isOver?: true } = {},
  ) {
    const { about = of.submissionId, ...payload } = of;
    const key = `firm_alarm:${reason}:${about}:${of.isOver}`;
    await use()
      .db.insert(outbox)
      .values({ kind: "firm_alarm", key, payload: { reason, ...payload } });
  }
  const done = (id: string, kind: string, seen = new Date(), by = ana) =>
    markTodo(by, { of: "sign_up", id }, { kind, reason: "other", dueAt: null, seen });

  it("is a first contact that is due within a day, until the stage says otherwise", async () => {
    const confirmedAt = new Date();
    const { id } = await add({ ...debit, paymentStatus: "confirmed", confirmedAt });
    expect(await groups()).toMatchObject([
      {
        first: { kind: "contact", signUp: id, due: new Date(confirmedAt.getTime() + day * 1_000) },
        also: [],
      },
    ]);
    await letPass(use().db, 60 * day);
    expect(await todos()).toEqual([["contact", id]]);
    await change(id, { stage: "contacted" });
    expect(await todos()).toEqual([]);
  });

  it("is somebody whom the bank refused, or who left it an hour ago, and nobody who is there", async () => {
    const here = await add({ sentToBankAt: new Date() });
    const refused = await add({ sentToBankAt: new Date() });
    await change(refused.id, { paymentCause: refusedAtBank });
    expect(await todos()).toEqual([["refused", refused.id]]);
    await letPass(use().db, hour + 60);
    expect((await todos()).toSorted()).toEqual(
      [
        ["left", here.id],
        ["refused", refused.id],
      ].toSorted(),
    );
    await letPass(use().db, 31 * day);
    expect(await todos()).toEqual([]);
  });

  it("is a debit that has ended and a payment that failed, and no debit that the firm ended", async () => {
    const [ended, byFirm] = [await customer(), await add({ confirmedAt: new Date() })];
    await change(ended.id, { paymentStatus: "cancelled", paymentCause: "mandates.cancelled" });
    await change(byFirm.id, { paymentStatus: "cancelled", paymentCause: "cancelled_by_firm" });
    expect(await todos()).toEqual([["ended", ended.id]]);
    await change(ended.id, { lastPayment: "failed", lastPaymentFailure: "EV1" });
    expect(await todos()).toEqual([
      ["failed", ended.id],
      ["ended", ended.id],
    ]);
    await change(ended.id, { lastPayment: "retried" });
    expect(await todos()).toEqual([["ended", ended.id]]);
  });

  it("is a row for a sign-up, and one for sign-ups that may be the same, whatever is to do about them", async () => {
    const { db } = use();
    const same = { contactEmail: "ada@quay.example" };
    const first = await add({ ...debit, ...same, paymentStatus: "confirmed", confirmedAt: new Date() });
    const [second, third] = [await add(same), await add(same)];
    for (const { id } of [second, third]) await change(id, { possibleDuplicateAt: new Date() });
    await alarm("stuck", { submissionId: second.id });
    const [row, ...others] = await findTodos(db, new Date());
    expect(others).toEqual([]);
    const kinds = [row?.first, ...(row?.also ?? [])].map((todo) => [todo?.kind, todo?.signUp]);
    expect(kinds.map(([kind]) => kind).toSorted()).toEqual(["contact", "duplicate", "problem"]);
    expect(kinds).toContainEqual(["contact", first.id]);
  });

  it("is a lead that nobody answered, however old", async () => {
    const { db } = use();
    await db.insert(leads).values([aLead(), aLead({ stage: "answered" })]);
    await letPass(db, 60 * day);
    expect((await groups()).map(({ first }) => first.kind)).toEqual(["lead"]);
    await db.update(leads).set({ stage: "lost" });
    expect(await groups()).toEqual([]);
  });

  it("is closed by a reason alone: no note, no mail and no look closes it, and a new failure opens it", async () => {
    const { db } = use();
    const { id } = await customer();
    await change(id, { lastPayment: "failed", lastPaymentFailure: "EV1" });
    for (const act of ["viewed", "note_added", "provider_asked", "mail_sent_again"] as const)
      await addAuditEntry(db, { ...ana, from: null }, { act, subject: "sign_up", id });
    expect(await todos()).toEqual([["failed", id]]);
    expect(await done(id, "failed")).toMatchObject({ outcome: "done" });
    expect(await todos()).toEqual([]);
    await letPass(db, hour);
    await change(id, { lastPaymentFailure: "EV2" });
    expect(await todos()).toEqual([["failed", id]]);
  });

  it("comes up again when it is due, after it was tried in vain", async () => {
    const { db } = use();
    const { id } = await customer();
    await change(id, { lastPayment: "failed", lastPaymentFailure: "EV1" });
    const dueAt = new Date("2030-01-07T09:00:00Z");
    const tried = { kind: "failed", reason: "no_answer", dueAt, seen: new Date() };
    await markTodo(ana, { of: "sign_up", id }, tried);
    expect(await findTodos(db, new Date())).toMatchObject([{ first: { kind: "failed", due: dueAt } }]);
  });

  it("tells the second of two operators who was first", async () => {
    const { id } = await customer();
    await change(id, { lastPayment: "failed", lastPaymentFailure: "EV1" });
    const seen = new Date(Date.now() - 1_000);
    const both = await Promise.all([done(id, "failed", seen), done(id, "failed", seen, bea)]);
    expect(both.map((one) => one?.outcome).toSorted()).toEqual(["done", "late"]);
    const late = both.find((one) => one?.outcome === "late");
    expect([ana.email, bea.email]).toContain(late?.outcome === "late" && late.by);
  });

  it("can be taken back for ten seconds, by the one who did it: a reason, stage and owner", async () => {
    const { db } = use();
    const { id } = await customer();
    await change(id, { lastPayment: "failed", lastPaymentFailure: "EV1" });
    const other = await add({ stage: "contacted" });
    await done(id, "failed");
    expect(await undoLast(bea, { of: "sign_up", id })).toBe("tooLate");
    expect(await undoLast(ana, { of: "sign_up", id })).toBe("undone");
    expect(await undoLast(ana, { of: "sign_up", id })).toBe("tooLate");
    expect(await todos()).toEqual([["failed", id]]);
    const seen = { seenStage: "contacted", seenOwner: "" };
    await saveStageAndOwner.sign_up(ana, id, { stage: "live", owner: ana.email, ...seen });
    expect(await undoLast(ana, { of: "sign_up", id })).toBe("undone");
    const [after] = await db.select().from(submissions).where(eq(submissions.id, id));
    expect(after).toMatchObject({ stage: "contacted", owner: null });
    const longAgo = { at: new Date(Date.now() - 20_000), fields: ["stage"] };
    const entry = {
      act: "stage_set",
      subject: "sign_up",
      subjectId: other.id,
      operatorId: ana.operatorId,
    } as const;
    const [added] = await db
      .insert(auditEntries)
      .values({ ...entry, ...longAgo })
      .returning();
    const values = { before: "new", after: "contacted" };
    await db.insert(auditValues).values({ entryId: added?.id ?? 0, operator: ana.email, values });
    expect(await undoLast(ana, { of: "sign_up", id: other.id })).toBe("tooLate");
  });

  it("is taken back whole, or not at all", async () => {
    const { db } = use();
    const { id } = await customer();
    const seen = { seenStage: "contacted", seenOwner: "" };
    await saveStageAndOwner.sign_up(ana, id, { stage: "live", owner: ana.email, ...seen });
    await change(id, { stage: "lost" });
    expect(await undoLast(ana, { of: "sign_up", id })).toBe("tooLate");
    expect(await db.select().from(submissions)).toMatchObject([{ stage: "lost", owner: ana.email }]);
  });

  it("is nobody who left the bank and has signed up again", async () => {
    const same = { contactEmail: "ada@quay.example", sentToBankAt: new Date() };
    const left = await add(same);
    await letPass(use().db, 2 * hour);
    expect(await todos()).toEqual([["left", left.id]]);
    await add({ ...same, ...debit, paymentStatus: "confirmed", confirmedAt: new Date(), stage: "contacted" });
    expect(await todos()).toEqual([]);
  });

  it("is a problem that neither state tells, until good news about it", async () => {
    const { db } = use();
    const { id } = await customer();
    await letPass(db, hour);
    await alarm("subscription_paused", { submissionId: id, detail: "SB1" });
    expect(await todos()).toEqual([["subscription_paused", id]]);
    await letPass(db, hour);
    await alarm("subscription_paused", { submissionId: id, detail: "SB1", isOver: true });
    expect(await todos()).toEqual([]);
    await alarm("stuck", { submissionId: id });
    expect(await todos()).toEqual([["stuck", id]]);
    await letPass(db, hour);
    await change(id, { confirmedAt: new Date() });
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
    expect(await groups()).toMatchObject([{ first: { kind: "parked", count: 2 }, also: [] }]);
  });
});
