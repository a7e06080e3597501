import { sql } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { auditEntries, auditValues, drafts, leads, notes, outbox, submissions } from "@/db/schema";
import { saveNote } from "@/desk/sign-ups/one/acts";
import { correctContact } from "@/desk/sign-ups/one/correct";
import { eraseByAddress, eraseSignUp } from "@/desk/sign-ups/person/acts";
import { saveStageAndOwner } from "@/desk/stage-and-owner/save";
import { settings } from "@/server/env";
import { drainQueue } from "@/server/jobs/queues";
import { debitEnded } from "@/server/mail/mails/debit-ended";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "../../support/database/database";
import { placesOf as findPlaces } from "../../support/database/places";
import { aLead } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";
import { email, oldEmail, personIn } from "../../support/desk/person";
import { fakeGoCardless, recordsOf } from "../../support/payments/ground";
import { signUp } from "../../support/payments/sign-up";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const goCardless = fakeGoCardless();
const secrets = [email, oldEmail, "quirin zeller", "07700 900555", "+447700900555", "zeller"];

describeOnDatabase("a person who asks", (use) => {
  const records = recordsOf(use);

  const everywhere = personIn(use, goCardless);

  async function others() {
    const { submission } = await signUp(use().db, { email: "somebody@else.example" });
    await use()
      .db.insert(leads)
      .values(aLead({ email: "another@else.example" }));
    return submission;
  }

  const placesOf = (text: string) => findPlaces(use().db, text);

  async function receipts() {
    const entries = await use().db.select().from(auditEntries);
    const values = await use().db.select().from(auditValues);
    return entries
      .filter(({ act }) => act === "erased")
      .map(({ id, subject, subjectId }) => ({
        subject,
        subjectId,
        counts: values.find(({ entryId }) => entryId === id)?.values,
      }));
  }

  it("is in many places before, which the search of this test finds", async () => {
    await everywhere({ isCustomer: true });
    const places = await placesOf(email);
    for (const place of [
      "onboarding_submissions.contact_email",
      "drafts.answers",
      "drafts.refused_answer",
      "leads.email",
      "audit_values.values",
    ])
      expect(places).toContain(place);
    expect(await placesOf(oldEmail)).toContain("audit_values.values");
    expect(await placesOf("quirin zeller")).toContain("operator_notes.text");
  });

  it("is erased whole without a debit, at the provider too, and nobody else is", async () => {
    const other = await others();
    const { id, reference } = await everywhere({ isCustomer: false });
    expect(await eraseSignUp(ana, id, "JK-0000-0000")).toBe("notTyped");
    expect(await placesOf(email)).not.toEqual([]);
    expect(await eraseSignUp(ana, id, reference)).toBe("erased");
    for (const text of secrets) expect([text, await placesOf(text)]).toEqual([text, []]);
    expect((await use().db.select().from(submissions)).map((row) => row.id)).toEqual([other.id]);
    expect(await use().db.select().from(leads)).toHaveLength(1);
    expect(await use().db.select().from(drafts)).toHaveLength(1);
    await drainQueue("payments");
    expect(await goCardless.list("billing_requests")).toMatchObject([{ status: "cancelled" }]);
    expect(await receipts()).toMatchObject([
      {
        subject: "person",
        subjectId: id,
        counts: { signUps: 2, signUpsKept: 0, leads: 1, notes: 1, cancelled: 1 },
      },
    ]);
    expect(await eraseSignUp(ana, id, reference)).toBe("erased"); // A repeated press
    expect(await receipts()).toHaveLength(1);
  });

  it("leaves of a customer what the law demands, and is no longer debited or mailed", async () => {
    const { id, reference } = await everywhere({ isCustomer: true });
    const before = await records.submission(id);
    expect(await eraseSignUp(ana, id, reference)).toBe("erased");
    for (const text of secrets) expect([text, await placesOf(text)]).toEqual([text, []]);
    const kept = await records.submission(id);
    const {
      businessName,
      businessRegistrationNumber,
      planPrice,
      mandateId,
      subscriptionId,
      termsAcceptedAt,
    } = before;
    expect(kept).toMatchObject({ reference, businessName, businessRegistrationNumber, planPrice });
    expect(kept).toMatchObject({ mandateId, subscriptionId, termsAcceptedAt, directors: [] });
    await drainQueue("payments");
    expect(await goCardless.list("subscriptions")).toMatchObject([{ status: "cancelled" }]);
    expect((await records.submission(id)).paymentStatus).toBe("cancelled");
    const queued = await use().db.select().from(outbox);
    expect(queued.map(({ kind }) => kind)).toContain("debit_ended");
    expect(await debitEnded.build({ submissionId: id, reason: "debit_ended" }, 1)).toBeNull();
    expect(await eraseSignUp(ana, id, reference)).toBe("erased");
    expect(queued.map(({ kind }) => kind)).not.toContain("firm_alarm");
    expect(await receipts()).toMatchObject([{ counts: { signUps: 1, signUpsKept: 1 } }]);
  });

  it("is named to the firm's own system no more, and gets no notes, stage or contact", async () => {
    Object.assign(settings(), { feedUrl: "https://crm.firm.example/" });
    onTestFinished(() => void Object.assign(settings(), { feedUrl: null }));
    const { id, reference } = await everywhere({ isCustomer: true });
    const events = async () =>
      (await use().db.select().from(outbox).where(sql`${outbox.payload}->>'submissionId' = ${id}`))
        .filter(({ kind }) => kind === "feed_event")
        .map(({ payload }) => payload.event);
    expect((await events()).sort()).toEqual(["signup.confirmed", "signup.submitted"]);
    await eraseSignUp(ana, id, reference);
    expect(await events()).toEqual([]);
    await drainQueue("payments");
    expect(await events()).toEqual(["signup.cancelled"]);
    const typed = { contactName: "Zora", contactEmail: "zora@else.example", contactPhone: "" };
    const noteId = crypto.randomUUID();
    const standing = { stage: "live", owner: "", seenStage: "new", seenOwner: "" };
    expect(await saveNote(ana, id, { noteId, text: "Rang Zora" })).toBe("erased");
    expect(await saveStageAndOwner.sign_up(ana, id, standing)).toEqual({ outcome: "erased" });
    expect(await correctContact(ana, id, { seen: typed, typed })).toEqual({ outcome: "erased" });
    expect(await use().db.select().from(notes)).toEqual([]);
    expect((await records.submission(id)).stage).toBe("new");
  });

  it("is erased once when the button is pressed twice at the same time", async () => {
    const { id, reference } = await everywhere({ isCustomer: false });
    const pressed = [1, 2].map(() => eraseSignUp(ana, id, reference));
    expect(await Promise.all(pressed)).toEqual(["erased", "erased"]);
    expect(await receipts()).toHaveLength(1);
  });

  it("is erased without asking a provider that is down, which hears of it later", async () => {
    const { id, reference } = await everywhere({ isCustomer: false });
    await goCardless.fault({ kind: "status", path: "/billing_requests*", times: "always" });
    expect(await eraseSignUp(ana, id, reference)).toBe("erased");
    expect(await placesOf(email)).toEqual([]);
    await goCardless.control("DELETE", "faults");
    await drainQueue("payments");
    expect(await goCardless.list("billing_requests")).toMatchObject([{ status: "cancelled" }]);
  });

  it("is erased while the provider is asked, whose late refusal alarms nobody", async () => {
    const { id } = await everywhere({ isCustomer: false });
    await goCardless.fault({ kind: "slow", ms: 3_000, path: "/billing_requests*" });
    const asked = reconcile(id, "test");
    const press = crypto.randomUUID();
    expect(await eraseByAddress(ana, { typed: email, again: email, press })).toBe("erased");
    await goCardless.control("POST", "reset", {});
    expect(await asked).toMatchObject({ refusal: { reason: "not_found" } });
    const queued = await use().db.select().from(outbox);
    expect(queued.map(({ kind }) => kind)).not.toContain("firm_alarm");
  });

  it("is erased by the address alone, typed twice", async () => {
    const press = crypto.randomUUID();
    await everywhere({ isCustomer: false });
    expect(await eraseByAddress(ana, { typed: email, again: oldEmail, press })).toBe("notTyped");
    expect(await eraseByAddress(ana, { typed: "ana", again: "ana", press })).toBe("invalid");
    expect(await eraseByAddress(ana, { typed: ` ${email.toUpperCase()} `, again: email, press })).toBe(
      "erased",
    );
    // The form sent twice
    expect(await eraseByAddress(ana, { typed: email, again: email, press })).toBe("erased");
    expect(await placesOf(email)).toEqual([]);
    expect(await eraseByAddress(ana, { typed: email, again: email, press: crypto.randomUUID() })).toBe(
      "nothing",
    );
    expect(await receipts()).toHaveLength(1);
  });
});
