import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { addToOutbox } from "@/db/queries/outbox";
import { auditValues, drafts, outbox } from "@/db/schema";
import { drop } from "@/desk/operations/entries";
import { saveNote } from "@/desk/sign-ups/notes";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { saveStageAndOwner } from "@/desk/stage-and-owner/save";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "../../support/database/database";
import { aSubmission } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";
import { fakeGoCardless, recordsOf } from "../../support/payments/ground";
import { openPaymentPage, signUp } from "../../support/payments/sign-up";

process.env.OPERATORS = "ana@firm.example:admin, bea@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const goCardless = fakeGoCardless();
const unknown = "00000000-0000-4000-8000-000000000000";
const isNew = { stage: "new", owner: "", seenStage: "new", seenOwner: "" };
const paid = {
  paymentStatus: "confirmed",
  mandateId: "MD1",
  subscriptionId: "SB1",
  confirmedAt: new Date("2026-11-21T16:40:00Z"),
} as const;

describeOnDatabase("the page of a sign-up", (use) => {
  const records = recordsOf(use);

  it("tells the course of a sign-up, the newest first", async () => {
    const { submission } = await signUp(use().db);
    await saveNote(ana, { of: "sign_up", id: submission.id }, { noteId: crypto.randomUUID(), text: "Rang." });
    await saveStageAndOwner.sign_up(ana, submission.id, { ...isNew, stage: "contacted" });
    const dead = { kind: "firm_notice", key: "k1", payload: { submissionId: submission.id } } as const;
    await addToOutbox(use().db, [dead]);
    await use().db.update(outbox).set({ deadAt: new Date(), lastError: "550" }).where(eq(outbox.key, "k1"));
    const shown = await oneSignUp(ana, submission.id, new Date());
    expect(shown?.notes).toMatchObject([{ author: ana.email, text: "Rang." }]);
    const kinds = shown?.timeline.map(({ kind }) => kind).sort();
    const steps = ["saved", "saved", "saved", "saved"];
    expect(kinds).toEqual(["act", "entry", "entry", "note", ...steps, "started", "submitted"]);
    expect(new Set(shown?.timeline.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(10);
    const times = shown?.timeline.map(({ at }) => at.getTime()) ?? [];
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(shown?.timeline).toContainEqual(
      expect.objectContaining({ name: "Notice of a new customer", state: "parked", error: "550" }),
    );
  });

  it("still tells when each step was saved once the debit is set up", async () => {
    const { db } = use();
    const { submission } = await signUp(db);
    await openPaymentPage(submission);
    await goCardless.approve(await records.requestOf(submission.id));
    await reconcile(submission.id);
    expect(await db.select().from(drafts)).toEqual([]);
    const entries = (await oneSignUp(ana, submission.id, new Date()))?.timeline ?? [];
    const course = entries.filter(({ kind }) => !["entry", "move"].includes(kind));
    expect(course.map((entry) => (entry.kind === "saved" ? entry.step : entry.kind))).toEqual([
      ...["sentToBank", "submitted", "contact", "business", "rollover", "plan", "started"],
    ]);
  });

  it("tells of a bank that did not approve, though the payment stays pending", async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    const event = {
      ...{ id: "EV1", resourceType: "mandate_requests", action: "bank_authorisation_failed" },
      ...{ details: {}, occurredAt: new Date(), outcome: "ignored", resourceMetadata: {} },
    };
    const links = { request: await records.requestOf(submission.id) };
    await storeEvents(use().db, [
      { ...event, links },
      { ...event, id: "EV2", links: {}, resourceMetadata: { submission_id: submission.id } },
      { ...event, id: "EV3", links: {}, resourceMetadata: { submission_id: "not an id" } },
      { ...event, id: "EV4", links: { request: "BRQ404" } },
    ]);
    const shown = await oneSignUp(ana, submission.id, new Date());
    const events = shown?.timeline.filter(({ kind }) => kind === "event");
    expect(events?.map(({ id }) => id).sort()).toEqual(["EV1", "EV2"]);
    expect(events?.[0]).toMatchObject({ action: "bank_authorisation_failed" });
    expect(shown?.signUp.paymentStatus).toBe("pending");
  });

  it("tells who dropped a mail, and why", async () => {
    const { id } = await aSubmission(use().db);
    await addToOutbox(use().db, [{ kind: "firm_notice", key: "k1", payload: { submissionId: id } }]);
    const [mail] = await use().db.select().from(outbox);
    expect(await drop(ana, { id: mail?.id ?? "", reason: "Rang them" })).toBe("done");
    const entries = (await oneSignUp(ana, id, new Date()))?.timeline.filter(
      ({ kind }) => kind !== "submitted",
    );
    expect(entries).toMatchObject([
      { name: "Notice of a new customer", state: "dropped", drop: { by: ana.email, reason: "Rang them" } },
    ]);
  });

  it("tells from what to what an operator moved it, until that is erased", async () => {
    const { id } = await aSubmission(use().db);
    await saveStageAndOwner.sign_up(ana, id, { ...isNew, stage: "contacted" });
    const act = async () =>
      (await oneSignUp(ana, id, new Date()))?.timeline.find(({ kind }) => kind === "act");
    expect(await act()).toMatchObject({ changes: [{ field: "stage", before: "new", after: "contacted" }] });
    await use().db.update(auditValues).set({ values: {} });
    expect(await act()).toMatchObject({ fields: ["stage"], changes: [] });
  });

  it("names the next newer and the next older sign-up, also of one moment", async () => {
    const createdAt = new Date("2026-11-20T10:00:00Z");
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push((await aSubmission(use().db, { createdAt })).id);
    const [first = "", second = "", third = ""] = ids.sort();
    expect((await oneSignUp(ana, second, new Date()))?.neighbours).toEqual({ newer: third, older: first });
    expect((await oneSignUp(ana, third, new Date()))?.neighbours).toEqual({ newer: null, older: second });
  });

  it("offers a viewer no act, a member none that cannot be undone, and an unknown id nothing", async () => {
    const { id } = await aSubmission(use().db, paid);
    const viewer = { ...ana, role: "viewer" } as const;
    expect((await oneSignUp(viewer, id, new Date()))?.acts).toBeNull();
    const all = { welcome: true, lookAfter: true, resume: false, correct: true, cancel: true, erase: true };
    expect((await oneSignUp(ana, id, new Date()))?.acts).toMatchObject(all);
    const member = { ...ana, role: "member" } as const;
    const acts = { ...all, cancel: false, erase: false };
    expect((await oneSignUp(member, id, new Date()))?.acts).toMatchObject(acts);
    for (const none of ["x", unknown]) expect(await oneSignUp(ana, none, new Date())).toBeNull();
  });
});
