import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cancelKey } from "@/db/queries/cancellations";
import { auditEntries, outbox } from "@/db/schema";
import { drop } from "@/desk/operations/entries";
import { cancelSame } from "@/desk/sign-ups/one/cancel-same";
import { correctContact } from "@/desk/sign-ups/one/correct";
import { askProvider, cancelSubscription } from "@/desk/sign-ups/one/provider";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { markTodo } from "@/desk/todos/acts";
import { findTodos } from "@/desk/todos/find";
import { drainQueue } from "@/server/jobs/queues";
import { openPayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import { erasePerson } from "@/server/privacy/erasure";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { ana } from "../../support/desk/operators";
import { fakeGoCardless, recordsOf } from "../../support/payments/ground";
import { openPaymentPage, signUp } from "../../support/payments/sign-up";
import { press as atBank } from "../../support/sandbox";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const goCardless = fakeGoCardless();
const unknown = "00000000-0000-4000-8000-000000000000";

describeOnDatabase("at the provider", (use) => {
  const records = recordsOf(use);
  const acts = async () => (await use().db.select().from(auditEntries)).map(({ act }) => act);

  const pressOn = (signUpId: string) => ({ signUpId, pressId: crypto.randomUUID() });

  async function approved(): Promise<{ id: string; reference: string }> {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await goCardless.approve(await records.requestOf(submission.id));
    return submission;
  }

  async function customer() {
    const submission = await approved();
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    return submission;
  }

  it("a sign-up that was approved unnoticed is found by asking again", async () => {
    const { id } = await approved();
    expect(await askProvider(ana, pressOn(id))).toEqual({ outcome: "answered", status: "confirmed" });
    expect(await askProvider(ana, pressOn(unknown))).toBeNull();
    expect(await acts()).toEqual(["provider_asked"]);
  });

  it("a press that is repeated asks once, and both get the answer", async () => {
    const { id } = await approved();
    const asked = pressOn(id);
    const answers = await Promise.all([askProvider(ana, asked), askProvider(ana, asked)]);
    expect(answers).toEqual(Array(2).fill({ outcome: "answered", status: "confirmed" }));
    const requests = (await goCardless.requests()).length;
    expect(await askProvider(ana, asked)).toEqual(answers[0]);
    expect((await goCardless.requests()).length).toBe(requests);
    expect(await acts()).toEqual(["provider_asked"]);
  });

  it("nothing changes while it refuses or does not answer, and the page says so", async () => {
    const { id } = await approved();
    await goCardless.fault({ kind: "status", path: "/billing_requests*", times: "always" });
    expect(await askProvider(ana, pressOn(id))).toMatchObject({
      outcome: expect.stringMatching(/refused|late/),
    });
    expect((await records.submission(id)).paymentStatus).toBe("pending");
  });

  it("the subscription ends when the reference is typed, once, and the customer is told", async () => {
    const { id, reference } = await customer();
    expect(await cancelSubscription(ana, id, "JK-0000-0000")).toBe("notTyped");
    expect(await acts()).toEqual([]);
    expect(await cancelSubscription(ana, id, ` ${reference.toLowerCase()} `)).toBe("cancelled");
    expect(await goCardless.list("subscriptions")).toMatchObject([{ status: "cancelled" }]);
    expect((await records.submission(id)).paymentStatus).toBe("cancelled");
    expect(await records.debitNotices(id)).toContain("debit_ended: ended_by_firm");
    expect(await records.debitNotices(id)).not.toContain("firm_alarm: debit_ended");
    expect(await findTodos(use().db, new Date())).toEqual([]);
    expect(await cancelSubscription(ana, id, reference)).toBe("cancelled");
    await drainQueue("payments");
    expect(await goCardless.requests("POST", "/subscriptions/*/actions/cancel")).toHaveLength(1);
    expect(await acts()).toEqual(["subscription_cancelled"]);
    expect(await cancelSubscription(ana, unknown, reference)).toBeNull();
  });

  it("an end that the customer brought about is an alarm, though an order to cancel was dropped", async () => {
    const { id, reference } = await customer();
    await goCardless.fault({ kind: "status", method: "POST", path: "/subscriptions/*", times: "always" });
    await cancelSubscription(ana, id, reference);
    const [order] = await use().db.select().from(outbox).where(eq(outbox.kind, "provider_cancel"));
    expect(await drop(ana, { id: order?.id ?? "", reason: "The customer stays" })).toBe("done");
    await goCardless.control("DELETE", "faults");
    const { mandateId } = await records.submission(id);
    await goCardless.control("POST", "simulate", { scenario: "mandate_cancelled", resource: mandateId });
    await reconcile(id);
    expect(await records.debitNotices(id)).toContain("firm_alarm: debit_ended");
    const todo = async () => (await oneSignUp(ana, id, new Date()))?.todo?.first.kind;
    await askProvider(ana, pressOn(id));
    expect(await todo()).toBe("ended");
    const spoke = { kind: "ended", reason: "new_account", dueAt: null, seen: new Date() };
    await markTodo(ana, { of: "sign_up", id }, spoke);
    expect(await todo()).toBeUndefined();
  });

  it("an end whose order was dropped can be ordered again, alone or as one of two of a customer", async () => {
    const { id: kept } = await customer();
    for (const isSame of [false, true]) {
      const { id, reference } = await customer();
      await goCardless.fault({ kind: "status", method: "POST", path: "/subscriptions/*", times: "always" });
      const order = () =>
        isSame ? cancelSame(ana, { cancel: id, keep: kept }) : cancelSubscription(ana, id, reference);
      expect(await order()).toMatch(/Ordered$/);
      const key = cancelKey((await records.submission(id)).subscriptionId ?? "");
      const [ordered] = await use().db.select().from(outbox).where(eq(outbox.key, key));
      expect(await drop(ana, { id: ordered?.id ?? "", reason: "The customer stays" })).toBe("done");
      await goCardless.control("DELETE", "faults");
      expect(await order()).toMatch(/ancelled$/);
      expect((await records.submission(id)).paymentStatus).toBe("cancelled");
      expect((await oneSignUp(ana, id, new Date()))?.timeline).toContainEqual(
        expect.objectContaining({ state: "dropped", drop: { by: ana.email, reason: "The customer stays" } }),
      );
    }
  });

  it("an ordered end is carried out by the worker when the provider was down", async () => {
    const { id, reference } = await customer();
    await goCardless.fault({ kind: "status", method: "POST", path: "/subscriptions/*", times: "always" });
    for (const _ of [1, 2]) expect(await cancelSubscription(ana, id, reference)).toBe("cancelOrdered");
    expect(await acts()).toEqual(["subscription_cancelled"]);
    await goCardless.control("DELETE", "faults");
    await letPass(use().db, 61);
    expect(await drainQueue("payments")).toMatchObject({ done: 1 });
    expect(await goCardless.list("subscriptions")).toMatchObject([{ status: "cancelled" }]);
    expect((await records.submission(id)).paymentStatus).toBe("cancelled");
    const [entry] = await use().db.select().from(outbox).where(eq(outbox.kind, "provider_cancel"));
    expect(entry?.doneAt).toBeInstanceOf(Date);
  });

  it("a cancellation whose answer was lost counts", async () => {
    const { id, reference } = await customer();
    await goCardless.fault({ kind: "lost_answer", method: "POST", path: "/subscriptions/*" });
    expect(await cancelSubscription(ana, id, reference)).toBe("cancelOrdered");
    await letPass(use().db, 61);
    expect(await drainQueue("payments")).toMatchObject({ done: 1 });
    expect((await records.submission(id)).paymentStatus).toBe("cancelled");
  });

  describe("a corrected contact", () => {
    const typed = {
      contactName: "Harriet Fenwick",
      contactEmail: "harriet@fenwick.example",
      contactPhone: "",
    };
    const other = { ...typed, contactEmail: "harriet@hale.example", contactPhone: "07700 900123" };
    const correct = (id: string, to = other) => correctContact(ana, id, { seen: typed, typed: to });
    const told = { email: other.contactEmail, phone_number: "+447700900123", language: "en" };
    const waiting = async () =>
      (await records.outbox()).filter(({ kind, doneAt }) => kind === "provider_customer" && !doneAt);

    it("is given to the provider at once, and once for each change", async () => {
      const { id } = await customer();
      const changes = async () => {
        await drainQueue("payments");
        return (await goCardless.requests("PUT")).map(
          ({ body }: { body: { customers: { email: string } } }) => body.customers.email,
        );
      };
      await correct(id);
      expect(await goCardless.list("customers")).toMatchObject([told]);
      expect(await waiting()).toEqual([]);
      expect(await changes()).toEqual([other.contactEmail]);
      await correctContact(ana, id, { seen: other, typed });
      expect(await changes()).toEqual([other.contactEmail, typed.contactEmail]);
    });

    it("that the provider takes longer than the press waits for is given to it once", async () => {
      const { id } = await customer();
      await goCardless.fault({ kind: "slow", ms: 2_500, path: "/customers*" });
      await correct(id);
      await drainQueue("payments");
      await expect.poll(waiting, { timeout: 5_000 }).toEqual([]);
      expect(await goCardless.requests("PUT")).toHaveLength(1);
    });

    it("is tried again until the provider answers", async () => {
      const { id } = await customer();
      await goCardless.fault({ kind: "status", path: "/customers*", times: "always" });
      expect(await correct(id)).toMatchObject({ outcome: "done" });
      await expect.poll(waiting, { timeout: 5_000 }).toMatchObject([{ waitsFor: "provider" }]);
      await goCardless.control("DELETE", "faults");
      await letPass(use().db, 61);
      await drainQueue("payments");
      expect(await waiting()).toEqual([]);
      expect(await goCardless.list("customers")).toMatchObject([told]);
    });

    it("becomes a to-do with the reason when the provider refuses it", async () => {
      const { id } = await customer();
      await goCardless.fault({ kind: "status", status: 422, path: "/customers*", times: "always" });
      await correct(id);
      await drainQueue("payments");
      expect(await waiting()).toEqual([]);
      const [found] = await findTodos(use().db, new Date());
      expect([found?.first, ...(found?.also ?? [])]).toContainEqual(
        expect.objectContaining({ kind: "problem", reason: "contact_refused", signUp: id }),
      );
    });

    it("has a new page at the bank only when the provider has it, which then takes the new address", async () => {
      const { submission } = await signUp(use().db);
      const page = await openPaymentPage(submission);
      await goCardless.fault({ kind: "status", path: "/customers*", times: "always" });
      await correct(submission.id);
      expect(await openPayment(submission)).toMatchObject({ ok: false, code: "contact_pending" });
      await goCardless.control("DELETE", "faults");
      const opened = await openPaymentPage(submission);
      expect(opened).not.toBe(page);
      expect((await atBank(opened, "approve", { email: typed.contactEmail })).status).toBe(403);
      expect((await atBank(opened, "approve", { email: other.contactEmail })).status).toBe(303);
    });

    it("of an erased person is not sent, nor of one whom the provider does not know", async () => {
      const { submission } = await signUp(use().db);
      await correct(submission.id);
      await drainQueue("payments");
      const changes = (await records.outbox()).filter(({ kind }) => kind === "provider_customer");
      expect(changes).toMatchObject([{ lastError: "no_customer" }]);
      const { id } = await customer();
      await goCardless.fault({ kind: "status", path: "/customers*", times: "always" });
      await correct(id);
      await use().db.transaction((tx) => erasePerson(tx, { email: other.contactEmail, signUpId: id }));
      expect(await waiting()).toEqual([]);
    });
  });
});
