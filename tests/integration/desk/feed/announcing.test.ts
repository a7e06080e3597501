import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { storeLead } from "@/db/queries/leads";
import { movePayment } from "@/db/queries/payments";
import { submitDraft } from "@/db/queries/submit-draft";
import { feedDeliveries, feedEvents, leads, submissions } from "@/db/schema";
import { announce } from "@/desk/feed/announce";
import { addTestEvent } from "@/desk/feed/endpoint-changes";
import { signUpNoticeOf } from "@/server/mail/mails/firm-notices";
import { leadNoticeOf } from "@/server/mail/mails/lead-notice";
import { jack250 } from "@/tests/support/prices";
import { describeOnDatabase } from "../../../support/database/database";
import { aDraft, aLead, aRow, aSubmission } from "../../../support/database/rows";
import { anEndpoint } from "../../../support/desk/feed/endpoint";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describeOnDatabase("the feed's events", (use) => {
  const stored = () => use().db.select().from(feedEvents).orderBy(feedEvents.occurredAt);
  const events = async () => {
    await announce(use().db);
    return stored();
  };
  const deliveries = () => use().db.select().from(feedDeliveries);
  const told = async () => (await events()).map(({ kind }) => kind);

  async function signUp() {
    const draft = await aDraft(use().db);
    const row = { ...aRow(), draftId: draft.id };
    const submitted = await submitDraft(use().db, draft, row, {
      reference: randomUUID().slice(0, 12),
      way: "mandate_request",
      entriesOf: (one) => [signUpNoticeOf(one)],
    });
    if (submitted.outcome !== "submitted") throw new Error("not submitted");
    return submitted.submission;
  }

  it("are not written without an endpoint", async () => {
    const submission = await signUp();
    await use().db.transaction((tx) =>
      movePayment(tx, submission, { to: "failed", cause: "test", entries: [] }),
    );
    await storeLead(use().db, aLead(), (stored) => [leadNoticeOf(stored)]);
    expect(await told()).toEqual([]);
  });

  it("tell of a sign-up that is submitted, with what was typed", async () => {
    await anEndpoint(use().db);
    const submission = await signUp();
    const [event, ...more] = await events();
    expect(more).toEqual([]);
    expect(event).toMatchObject({ kind: "signup.submitted", submissionId: submission.id });
    expect(JSON.parse(event?.body ?? "")).toMatchObject({
      type: "signup.submitted",
      timestamp: expect.stringMatching(/Z$/),
      data: {
        id: submission.id,
        reference: submission.reference,
        status: "pending",
        market: "uk",
        business: { name: "Harbour Bakery Ltd", number: "12345678" },
        contact: { email: "ada@bakery.example", phone: "+447700900123" },
        plan: {
          type: "starter",
          name: "Jack 250",
          rollover: false,
          monthly_amount: jack250.minor,
          currency: "GBP",
        },
      },
    });
    expect(await deliveries()).toMatchObject([{ eventId: event?.id, attempts: 0, doneAt: null }]);
  });

  it.each([
    ["failed", "signup.failed"],
    ["cancelled", "signup.cancelled"],
    ["confirmed", "signup.confirmed"],
  ] as const)("tell once of a sign-up that is %s", async (status, kind) => {
    const debit = { mandateId: "MD1", subscriptionId: "SB1", firstPaymentOn: "2026-12-01" };
    const submission = await aSubmission(use().db, { paymentStatus: "processing", ...debit });
    await anEndpoint(use().db);
    await use().db.transaction((tx) =>
      movePayment(tx, submission, { to: status, cause: "test", entries: [] }),
    );
    const again = { ...submission, paymentStatus: status };
    await use().db.transaction((tx) => movePayment(tx, again, { to: status, cause: "test", entries: [] }));
    expect(await told()).toEqual([kind]);
    const [event] = await events();
    expect(JSON.parse(event?.body ?? "").data).toMatchObject({ status, first_payment_on: "2026-12-01" });
  });

  it("do not tell of a status on the way", async () => {
    const submission = await aSubmission(use().db);
    await anEndpoint(use().db);
    await use().db.transaction((tx) =>
      movePayment(tx, submission, { to: "processing", cause: "test", entries: [] }),
    );
    expect(await told()).toEqual([]);
  });

  it("tell of a lead, and not again when it is sent twice", async () => {
    await anEndpoint(use().db);
    const lead = aLead({ note: "Call after ten", isSuspect: true });
    await storeLead(use().db, lead, (stored) => [leadNoticeOf(stored)]);
    await storeLead(use().db, lead, (stored) => [leadNoticeOf(stored)]);
    expect(await told()).toEqual(["lead.created"]);
    const [event] = await events();
    expect(JSON.parse(event?.body ?? "").data).toMatchObject({
      name: "Rosa Marsh",
      note: "Call after ten",
      suspect: true,
    });
  });

  it("go to each endpoint that wants them, also to a paused one, but not to a removed one", async () => {
    const all = await anEndpoint(use().db);
    const paused = await anEndpoint(use().db, { pausedAt: new Date(), pausedReason: "operator" });
    await anEndpoint(use().db, { kinds: ["lead.created"] });
    await anEndpoint(use().db, { removedAt: new Date() });
    await signUp();
    expect(await told()).toEqual(["signup.submitted"]);
    expect((await deliveries()).map(({ endpointId }) => endpointId).sort()).toEqual(
      [all.id, paused.id].sort(),
    );
  });

  it("tell an endpoint only of what happened after it was added", async () => {
    await anEndpoint(use().db, { kinds: ["lead.created"] });
    await signUp();
    await anEndpoint(use().db);
    expect(await told()).toEqual([]);
    await storeLead(use().db, aLead(), (stored) => [leadNoticeOf(stored)]);
    await signUp();
    expect(await told()).toEqual(["lead.created", "signup.submitted"]);
    expect(await deliveries()).toHaveLength(3);
  });

  it("tell of everything once, however many rounds run at once and however long none ran", async () => {
    const { id } = await anEndpoint(use().db, { createdAt: hoursAgo(30) });
    for (let hour = 0; hour < 20; hour += 1)
      await aSubmission(use().db, { createdAt: hoursAgo(hour), draftId: (await aDraft(use().db)).id });
    await Promise.all([announce(use().db), announce(use().db), announce(use().db)]);
    expect(await told()).toHaveLength(20);
    expect(await announce(use().db)).toBe(0);
    expect((await deliveries()).every(({ endpointId }) => endpointId === id)).toBe(true);
    expect(await deliveries()).toHaveLength(20);
  });

  it("tell of a change that was committed late", async () => {
    await anEndpoint(use().db, { createdAt: hoursAgo(2) });
    await signUp();
    expect(await told()).toHaveLength(1);
    await aSubmission(use().db, { createdAt: hoursAgo(0.5), draftId: (await aDraft(use().db)).id });
    expect(await told()).toHaveLength(2);
  });

  it("do not tell again what was deleted as old", async () => {
    await anEndpoint(use().db, { createdAt: hoursAgo(40 * 24) });
    await aSubmission(use().db, { createdAt: hoursAgo(31 * 24), draftId: (await aDraft(use().db)).id });
    expect(await told()).toEqual([]);
  });

  it("do not count a test as something that happened", async () => {
    const { id } = await anEndpoint(use().db, { createdAt: hoursAgo(5) });
    await aSubmission(use().db, { createdAt: hoursAgo(4), draftId: (await aDraft(use().db)).id });
    await addTestEvent(use().db, id, { id: randomUUID(), body: "{}" });
    expect((await told()).sort()).toEqual(["signup.submitted", "test"]);
  });

  it("are not written if the change is not", async () => {
    const submission = await aSubmission(use().db);
    await anEndpoint(use().db);
    const undone = use().db.transaction(async (tx) => {
      await movePayment(tx, submission, { to: "failed", cause: "test", entries: [] });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await told()).toEqual([]);
  });

  it("are deleted with the person they tell of", async () => {
    await anEndpoint(use().db);
    const { id } = await signUp();
    await storeLead(use().db, aLead(), (stored) => [leadNoticeOf(stored)]);
    expect(await told()).toEqual(["signup.submitted", "lead.created"]);
    await use().db.delete(submissions).where(eq(submissions.id, id));
    await use().db.delete(leads);
    expect(await events()).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });
});
