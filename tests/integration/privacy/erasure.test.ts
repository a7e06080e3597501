import { eq, sql } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { drafts, leads, outbox, submissions } from "@/db/schema";
import { settings } from "@/server/env";
import { drainQueue } from "@/server/jobs/queues";
import { debitEnded } from "@/server/mail/mails/debit-ended";
import { reconcile } from "@/server/payments/reconcile";
import { eraseByAddress, eraseBySignUp } from "@/server/privacy/requests";
import { rowsOf } from "@/server/privacy/rows";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aLead, aSubmission } from "@/tests/support/database/rows";
import { areWaiting } from "@/tests/support/database/waiting";
import { firstAttempt } from "@/tests/support/drain-mail";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { signUp } from "@/tests/support/payments/sign-up";
import { email, oldEmail, personIn, tracesOf } from "@/tests/support/person";
import { until } from "@/tests/support/time";

const goCardless = fakeGoCardless();

describeOnDatabase("a person who asks to be erased", (use) => {
  const records = recordsOf(use);
  const everywhere = personIn(use, goCardless);
  const record = vi.fn(async () => {});
  const erase = (of: { id: string; reference: string }) => eraseBySignUp(of.id, of.reference, record);
  const queuedKinds = async () => (await use().db.select().from(outbox)).map(({ kind }) => kind);

  async function others() {
    const { submission } = await signUp(use().db, { email: "somebody@else.example" });
    await use()
      .db.insert(leads)
      .values(aLead({ email: "another@else.example" }));
    return submission;
  }

  it("is in many places before, which the search of this test finds", async () => {
    await everywhere({ isCustomer: true });
    const places = (await tracesOf(use())).flatMap(([, columns]) => columns);
    for (const place of [
      "onboarding_submissions.contact_email",
      "drafts.answers",
      "drafts.refused_answer",
      "leads.email",
      "lookups.answer",
    ])
      expect(places).toContain(place);
  });

  it("is erased whole without a debit, at the provider too, and nobody else is", async () => {
    const other = await others();
    const submission = await everywhere({ isCustomer: false });
    expect(await eraseBySignUp(submission.id, "JK-0000-0000", record)).toBe("notTyped");
    expect(await tracesOf(use())).not.toEqual([]);
    expect(await erase(submission)).toBe("erased");
    expect(await tracesOf(use())).toEqual([]);
    expect((await use().db.select().from(submissions)).map((row) => row.id)).toEqual([other.id]);
    expect(await use().db.select().from(leads)).toHaveLength(1);
    expect(await use().db.select().from(drafts)).toHaveLength(1);
    expect(await use().db.$count(outbox, sql`${outbox.payload} ? 'leadId'`)).toBe(0);
    await drainQueue("payments");
    expect(await goCardless.list("billing_requests")).toMatchObject([{ status: "cancelled" }]);
    expect(await erase(submission)).toBeNull();
  });

  it("leaves of a customer what the law demands, and is no longer debited or mailed", async () => {
    const submission = await everywhere({ isCustomer: true });
    const { id, reference } = submission;
    const before = await records.submission(id);
    expect(await erase(submission)).toBe("erased");
    expect(await tracesOf(use())).toEqual([]);
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
    expect(await queuedKinds()).toContain("debit_ended");
    expect(await debitEnded.build({ submissionId: id, reason: "debit_ended" }, firstAttempt)).toBeNull();
    expect(await erase(submission)).toBe("erased");
    expect(await queuedKinds()).not.toContain("firm_alarm");
  });

  it("is named to the firm's own system no more", async () => {
    Object.assign(settings(), { feedUrl: "https://crm.firm.example/" });
    onTestFinished(() => void Object.assign(settings(), { feedUrl: null }));
    const submission = await everywhere({ isCustomer: true });
    const events = async () =>
      (await use().db.select().from(outbox).where(sql`${outbox.payload}->>'submissionId' = ${submission.id}`))
        .filter(({ kind }) => kind === "feed_event")
        .map(({ payload }) => payload.event);
    expect((await events()).sort()).toEqual(["signup.confirmed", "signup.submitted"]);
    await erase(submission);
    expect(await events()).toEqual([]);
    await drainQueue("payments");
    expect(await events()).toEqual(["signup.cancelled"]);
  });

  it("is erased without asking a provider that is down, which hears of it later", async () => {
    const submission = await everywhere({ isCustomer: false });
    await goCardless.fault({ kind: "status", path: "/billing_requests*", times: "always" });
    expect(await erase(submission)).toBe("erased");
    expect(await tracesOf(use())).toEqual([]);
    await goCardless.control("DELETE", "faults");
    await drainQueue("payments");
    expect(await goCardless.list("billing_requests")).toMatchObject([{ status: "cancelled" }]);
  });

  it("is erased while the provider is asked, whose late refusal alarms nobody", async () => {
    const { id } = await everywhere({ isCustomer: false });
    await goCardless.fault({ kind: "slow", ms: 3_000, path: "/billing_requests*" });
    const requests = (await goCardless.requests()).length;
    const asked = reconcile(id);
    await until(async () => (await goCardless.requests()).length > requests);
    expect(await eraseByAddress({ typed: email, again: email }, record)).toBe("erased");
    await goCardless.control("POST", "reset", {});
    expect(await asked).toMatchObject({ refusal: { reason: "not_found" } });
    expect(await queuedKinds()).not.toContain("firm_alarm");
  });

  it("is erased by the address alone, typed twice", async () => {
    await everywhere({ isCustomer: false });
    expect(await eraseByAddress({ typed: email, again: oldEmail }, record)).toBe("notTyped");
    expect(await eraseByAddress({ typed: "ana", again: "ana" }, record)).toBe("invalid");
    const typed = ` ${email.toUpperCase()} `;
    expect(await eraseByAddress({ typed, again: email }, record)).toBe("erased");
    expect(await tracesOf(use())).toEqual([]);
    expect(await eraseByAddress({ typed, again: email }, record)).toBe("nothing");
  });

  it("is not erased without the receipt", async () => {
    const submission = await everywhere({ isCustomer: false });
    record.mockRejectedValueOnce(new Error("the receipt was not written"));
    await expect(erase(submission)).rejects.toThrow("the receipt was not written");
    expect(await records.submission(submission.id)).toMatchObject({ contactEmail: email });
  });

  it.for([
    { name: "sign-ups", table: submissions },
    { name: "leads", table: leads },
  ])("locks rows by id, since any other order can deadlock: $name", async ({ table }, { skip }) => {
    const { db, kind } = use();
    if (kind === "embedded") skip("the embedded database has one connection");
    const first = "10000000-0000-4000-8000-000000000000";
    const second = "20000000-0000-4000-8000-000000000000";
    for (const id of [second, first]) {
      await aSubmission(db, { id, contactEmail: email });
      await db.insert(leads).values(aLead({ id, email }));
    }
    let request: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      const lock = (id: string) =>
        tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update", { noWait: true });
      await lock(first);
      request = db.transaction((asked) => rowsOf(asked, { email, signUpId: null }));
      await until(() => areWaiting(db, 1));
      expect(await lock(second)).toHaveLength(1);
    });
    await request;
  });
});
