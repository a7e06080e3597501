import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { duplicatesOf } from "@/db/queries/duplicates";
import { auditEntries, submissions } from "@/db/schema";
import { cancelSame } from "@/desk/sign-ups/one/cancel-same";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { findSignUps } from "@/desk/sign-ups/search-queries";
import { markTodo } from "@/desk/todos/acts";
import { findTodos } from "@/desk/todos/find";
import { firmNotice, signUpNotice } from "@/server/mail/mails/firm-notices";
import { reconcile } from "@/server/payments/reconcile";
import { erasedContact } from "@/server/privacy/person";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { aSubmission } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";
import { firstAttempt } from "../../support/drain-mail";
import { fakeGoCardless, recordsOf } from "../../support/payments/ground";
import { openPaymentPage, signUp } from "../../support/payments/sign-up";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const goCardless = fakeGoCardless();

type Change = Parameters<typeof aSubmission>[1];

const hour = 3_600;
const number = { businessRegistrationNumber: "SC123456", contactEmail: "ada@quay.example" };
const email = { businessRegistrationNumber: "00000001", contactEmail: "ben@quay.example" };
const us: Change = {
  ...{ serviceCountry: "USA", currency: "USD", businessNumberType: "ein", accountingSoftware: "quickbooks" },
  contactEmail: "ella@quay.example",
};
const withDebit = (n: number): Change => ({
  ...{ paymentStatus: "confirmed", mandateId: `MD${n}`, subscriptionId: `SB${n}` },
  ...{ confirmedAt: new Date(), stage: "contacted" },
});

describeOnDatabase("sign-ups that may be the same", (use) => {
  const add = (...changes: Change[]) => aSubmission(use().db, Object.assign({}, ...changes));
  const change = async (id: string, to: Partial<typeof submissions.$inferInsert>) => {
    await use().db.update(submissions).set(to).where(eq(submissions.id, id));
  };
  const named = async (id: string) =>
    ((await duplicatesOf(use().db, [id], 9)).get(id) ?? []).map(({ id: of, by, state }) => [of, by, state]);
  const open = async () =>
    (await findTodos(use().db, new Date())).flatMap(({ first, also }) =>
      [first, ...also].flatMap(({ kind, signUp, same }) =>
        kind === "duplicate" ? [[signUp, same[0]?.id]] : [],
      ),
    );
  /** The text of the notice to the firm, built as the worker does. */
  async function notice(submissionId: string, mail: typeof signUpNotice = signUpNotice) {
    const built = await mail.build({ submissionId }, firstAttempt);
    return built && "email" in built ? JSON.stringify(built.email.blocks) : null;
  }

  const pairs: [by: string, Change, Change][] = [
    ["number", number, { ...number, businessRegistrationNumber: "sc123456", contactEmail: "x@quay.example" }],
    [
      "number",
      { ...us, businessRegistrationNumber: "12-3456789" },
      { ...us, businessRegistrationNumber: "123456789", contactEmail: "x@quay.example" },
    ],
    ["email", email, { contactEmail: "Ben@Quay.example", businessRegistrationNumber: null }],
    ["both", number, { ...number, contactEmail: "ADA@quay.example" }],
  ];
  it.each(pairs)("have the same %s, however it is written", async (by, first, second) => {
    const [a, b] = [await add(first), await add(second)];
    expect(await named(a.id)).toEqual([[b.id, by, "not_begun"]]);
    expect(await named(b.id)).toEqual([[a.id, by, "not_begun"]]);
  });

  it("have neither no number, nor the number of another market", async () => {
    const none = { businessRegistrationNumber: null };
    await add(none, { contactEmail: "one@quay.example" });
    await add(us, { businessRegistrationNumber: "123456789" });
    const canada: Change = { serviceCountry: "Canada", currency: "CAD", businessNumberType: "bn" };
    const alone = [
      await add(none, { contactEmail: "two@quay.example" }),
      await add(us, canada, { businessRegistrationNumber: "123456789", contactEmail: "x@quay.example" }),
    ];
    for (const { id } of alone) expect(await named(id)).toEqual([]);
  });

  it("are named with what became of them, those with a debit first; an erased one is like no other", async () => {
    const a = await add(number);
    const cancelled = await add(number, { paymentStatus: "cancelled" });
    const abandoned = await add(number, { paymentStatus: "abandoned" });
    const running = await add(number, withDebit(1));
    const states = (await named(a.id)).map(([of, , state]) => [of, state]);
    expect(states[0]).toEqual([running.id, "confirmed"]);
    expect(new Map(states.slice(1) as [string, string][])).toEqual(
      new Map([
        [cancelled.id, "refused"],
        [abandoned.id, "not_begun"],
      ]),
    );
    await change(running.id, { contactEmail: erasedContact.email, erasedAt: new Date() });
    const erased = await add(number, { contactEmail: erasedContact.email, erasedAt: new Date() });
    expect((await named(a.id)).map(([of]) => of)).not.toContain(running.id);
    expect(await named(erased.id)).toEqual([]);
  });

  it("are named on both pages and in the firm's notice", async () => {
    const [a, b] = [await add(number), await add(number)];
    for (const [here, there] of [
      [a, b],
      [b, a],
    ] as const) {
      const shown = await oneSignUp(ana, here.id, new Date());
      expect(shown?.duplicates).toMatchObject([{ id: there.id, reference: there.reference }]);
      expect(await notice(here.id)).toContain(
        `["${there.reference}","Same registration number and email address. Its debit is not set up yet."]`,
      );
    }
    await change(a.id, withDebit(1) ?? {});
    expect(await notice(a.id)).toBeNull();
    expect(await notice(a.id, firmNotice)).toContain(b.reference);
    expect(await notice((await add(email)).id)).not.toContain("May be the same as");
  });

  it("need a person once, as the one that was found last, though two sent at once both find each other", async () => {
    const [a, b] = [await add(number), await add(number)];
    expect(await open()).toEqual([]);
    await notice(a.id);
    await notice(b.id);
    expect(await open()).toEqual([[b.id, a.id]]);
  });

  it("need a person until somebody says that they are not the same, and again when its debit is set up", async () => {
    const { db } = use();
    const [a, b] = [await add(number, withDebit(1)), await add(number)];
    await notice(b.id);
    await letPass(db, hour);
    const notSame = { kind: "duplicate", reason: "not_same", dueAt: null, seen: new Date() };
    await markTodo(ana, { of: "sign_up", id: b.id }, notSame);
    expect(await open()).toEqual([]);
    await change(b.id, withDebit(2) ?? {});
    await notice(b.id, firmNotice);
    await letPass(db, -1);
    expect(await open()).toEqual([[b.id, a.id]]);
  });

  it.each([
    { paymentStatus: "cancelled" },
    { paymentStatus: "abandoned" },
    { paymentStatus: "failed" },
    { erasedAt: new Date() },
  ] as const)("need nobody where one has no debit to come: %o", async (ended) => {
    const [a, b] = [await add(number), await add(number, ended)];
    await notice(a.id);
    expect(await open()).toEqual([]);
    await change(b.id, { paymentStatus: "pending", erasedAt: null });
    await notice(b.id);
    expect(await open()).toEqual([[b.id, a.id]]);
    await change(a.id, ended);
    expect(await open()).toEqual([]);
  });

  describe("are cancelled by an administrator who says that they are one customer", () => {
    const records = recordsOf(use);
    const acts = async () =>
      (await use().db.select().from(auditEntries)).map(({ act, subjectId }) => [act, subjectId]);

    async function atBank(isApproved: boolean) {
      const { submission } = await signUp(use().db);
      await openPaymentPage(submission);
      if (isApproved) {
        await goCardless.approve(await records.requestOf(submission.id));
        await reconcile(submission.id);
      }
      return records.submission(submission.id);
    }
    const statusOf = async ({ id }: { id: string }) => (await records.submission(id)).paymentStatus;

    it("one of two debits, once; the other runs on, the customer is told, and both are found by either", async () => {
      const [kept, ended] = [await atBank(true), await atBank(true)];
      const pair = { cancel: ended.id, keep: kept.id };
      for (const _ of [1, 2]) expect(await cancelSame(ana, pair)).toBe("sameCancelled");
      const running = (await goCardless.list("subscriptions")).filter(({ status }) => status === "active");
      expect(running.map(({ id }) => id)).toEqual([kept.subscriptionId]);
      expect([await statusOf(kept), await statusOf(ended)]).toEqual(["confirmed", "cancelled"]);
      expect(await records.debitNotices(ended.id)).toContain("debit_ended: ended_by_firm");
      expect(await acts()).toEqual([["duplicate_cancelled", ended.id]]);
      expect((await findTodos(use().db, new Date())).filter(({ first }) => first.kind !== "contact")).toEqual(
        [],
      );
      for (const { reference } of [kept, ended])
        expect(new Set((await findSignUps(use().db, reference)).ids)).toEqual(new Set([kept.id, ended.id]));
    });

    it("one that is at the bank: its request ends, and nobody is to look at it as refused", async () => {
      const [kept, ended] = [await atBank(true), await atBank(false)];
      expect(await cancelSame(ana, { cancel: ended.id, keep: kept.id })).toBe("sameCancelled");
      expect(await statusOf(ended)).toBe("cancelled");
      const request = `/billing_requests/${await records.requestOf(ended.id)}/actions/cancel`;
      expect(await goCardless.requests("POST", request)).toHaveLength(1);
      await change(kept.id, { paymentStatus: "pending" });
      expect(await findTodos(use().db, new Date())).toEqual([]);
    });

    it("one that never began, without a word to the provider", async () => {
      const [kept, ended] = [await add(number), await add(number)];
      expect(await cancelSame(ana, { cancel: ended.id, keep: kept.id })).toBe("sameCancelled");
      expect(await records.submission(ended.id)).toMatchObject({
        ...{ paymentStatus: "cancelled", paymentCause: "cancelled_by_firm", sameAs: kept.id },
      });
      expect(await goCardless.requests("POST")).toEqual([]);
      expect(await cancelSame(ana, { cancel: kept.id, keep: ended.id })).toBe("notBothOpen");
    });

    it("never both, also while the order to end one waits for the provider", async () => {
      const [kept, ended] = [await atBank(true), await atBank(true)];
      await goCardless.fault({ kind: "status", method: "POST", path: "/subscriptions/*", times: "always" });
      const pair = { cancel: ended.id, keep: kept.id };
      for (const _ of [1, 2]) expect(await cancelSame(ana, pair)).toBe("sameOrdered");
      expect(await cancelSame(ana, { cancel: kept.id, keep: ended.id })).toBe("notBothOpen");
      expect((await records.submission(kept.id)).sameAs).toBeNull();
      expect(await acts()).toEqual([["duplicate_cancelled", ended.id]]);
    });

    it("again, once the customer has set up the cancelled one anew", async () => {
      const [kept, ended] = [await atBank(true), await atBank(true)];
      const pair = { cancel: ended.id, keep: kept.id };
      const reversed = { cancel: kept.id, keep: ended.id };
      for (const { cancel, keep } of [pair, pair, reversed]) {
        expect(await cancelSame(ana, { cancel, keep })).toBe("sameCancelled");
        expect(await records.submission(cancel)).toMatchObject({ paymentStatus: "cancelled", sameAs: keep });
        expect((await records.submission(keep)).sameAs).toBeNull();
        await openPaymentPage(await records.submission(cancel));
        await goCardless.approve(await records.requestOf(cancel));
        expect(await reconcile(cancel)).toMatchObject({ status: "confirmed" });
      }
    });

    it("and none of two that are not, nor of what no form of ours sends", async () => {
      const [a, b] = [await add(number), await add(email)];
      for (const keep of [b.id, a.id, "x"]) expect(await cancelSame(ana, { cancel: a.id, keep })).toBeNull();
      expect(await acts()).toEqual([]);
    });
  });
});
