import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { storeLead } from "@/db/queries/leads";
import { movePayment } from "@/db/queries/payments";
import { submitDraft } from "@/db/queries/submit-draft";
import { feedDeliveries, feedEvents, leads, submissions } from "@/db/schema";
import { describeOnBothDatabases } from "../../../support/database/database";
import { aDraft, aLead, aRow, aSubmission } from "../../../support/database/rows";
import { anEndpoint } from "../../../support/desk/feed/endpoint";

describeOnBothDatabases("the feed's events", (use) => {
  const events = () => use().db.select().from(feedEvents);
  const deliveries = () => use().db.select().from(feedDeliveries);
  const told = async () => (await events()).map(({ kind }) => kind);

  async function signUp() {
    const draft = await aDraft(use().db);
    const row = { ...aRow(), draftId: draft.id };
    const submitted = await submitDraft(use().db, draft, row, {
      reference: randomUUID().slice(0, 12),
      way: "billing_request",
    });
    if (submitted.outcome !== "submitted") throw new Error("not submitted");
    return submitted.submission;
  }

  it("are not written without an endpoint", async () => {
    const submission = await signUp();
    await use().db.transaction((tx) => movePayment(tx, submission, "failed", "test"));
    await storeLead(use().db, aLead());
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
        plan: { type: "starter", name: "Jack 250", rollover: false, monthly_amount: 14900, currency: "GBP" },
      },
    });
    expect(await deliveries()).toMatchObject([{ eventId: event?.id, attempts: 0, doneAt: null }]);
  });

  it.each([
    ["failed", "signup.failed"],
    ["cancelled", "signup.cancelled"],
    ["confirmed", "signup.confirmed"],
  ] as const)("tell once of a sign-up that is %s", async (status, kind) => {
    await anEndpoint(use().db);
    const debit = { mandateId: "MD1", subscriptionId: "SB1", firstPaymentOn: "2026-12-01" };
    const submission = await aSubmission(use().db, { paymentStatus: "processing", ...debit });
    await use().db.transaction((tx) => movePayment(tx, submission, status, "test"));
    const again = { ...submission, paymentStatus: status };
    await use().db.transaction((tx) => movePayment(tx, again, status, "test"));
    expect(await told()).toEqual([kind]);
    const [event] = await events();
    expect(JSON.parse(event?.body ?? "").data).toMatchObject({ status, first_payment_on: "2026-12-01" });
  });

  it("do not tell of a status on the way", async () => {
    await anEndpoint(use().db);
    const submission = await aSubmission(use().db);
    await use().db.transaction((tx) => movePayment(tx, submission, "processing", "test"));
    expect(await told()).toEqual([]);
  });

  it("tell of a lead, and not again when it is sent twice", async () => {
    await anEndpoint(use().db);
    const lead = aLead({ note: "Call after ten", isSuspect: true });
    await storeLead(use().db, lead);
    await storeLead(use().db, lead);
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

  it("are not written if the change is not", async () => {
    await anEndpoint(use().db);
    const submission = await aSubmission(use().db);
    const undone = use().db.transaction(async (tx) => {
      await movePayment(tx, submission, "failed", "test");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await told()).toEqual([]);
  });

  it("are deleted with the person they tell of", async () => {
    await anEndpoint(use().db);
    const { id } = await signUp();
    await storeLead(use().db, aLead());
    await use().db.delete(submissions).where(eq(submissions.id, id));
    await use().db.delete(leads);
    expect(await events()).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });
});
