import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { duplicatesOf } from "@/db/queries/duplicates";
import { submissions } from "@/db/schema";
import { oneSignUp } from "@/desk/sign-ups/one/read";
import { markTodo } from "@/desk/todos/acts";
import { findTodos } from "@/desk/todos/find";
import { firmNotice, signUpNotice } from "@/server/mail/mails/firm-notices";
import { erasedContact } from "@/server/privacy/person";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { aSubmission } from "../../support/database/rows";
import { ana } from "../../support/desk/operators";
import { firstAttempt } from "../../support/drain-mail";

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
});
