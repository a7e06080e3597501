import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { leads, outbox, submissions } from "@/db/schema";
import { operatorFor } from "@/desk/auth/access";
import { sendLetter } from "@/desk/letters/acts";
import { saveOwn } from "@/desk/settings/actions";
import { notes } from "@/desk/sign-ups/notes-table";
import { undoLast } from "@/desk/todos/acts";
import { form } from "../../support/browser";
import { letPass } from "../../support/database/clock";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aSubmission } from "../../support/database/rows";
import { ana, bea } from "../../support/desk/operators";
import { signedInBrowser } from "../../support/desk/signed-in";
import { drainMail } from "../../support/drain-mail";
import { mailboxOfFile } from "../../support/mailbox";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = `${ana.email}:admin, ${bea.email}:admin`;
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const mailbox = mailboxOfFile();
const written = () => ({
  ...{ id: crypto.randomUUID(), subject: "Your debit", text: "Hello Ada,\n\nmay I call you?\n\nAna" },
  seen: new Date(),
});

describeOnDatabase("a mail that an operator writes", (use) => {
  const add = () => aSubmission(use().db, { contactEmail: "ada@quay.example", contactName: "Ada Marsh" });

  it("leaves after ten seconds, to the address on record, and is answered to the operator", async () => {
    const { db } = use();
    const { id } = await add();
    const letter = written();
    for (const _ of ["pressed", "pressed again"])
      expect(await sendLetter(ana, { of: "sign_up", id }, letter)).toMatchObject({ outcome: "sent" });
    await drainMail();
    expect(await mailbox.messages()).toEqual([]);
    await letPass(db, 11);
    await drainMail();
    expect(await mailbox.messages()).toMatchObject([
      { subject: "Your debit", to: ["Ada Marsh <ada@quay.example>"] },
    ]);
    const [mail] = await mailbox.messages();
    expect(mail?.headers).toContainEqual(expect.objectContaining({ name: "Reply-To", value: ana.email }));
    expect(mail?.text).toContain("may I call you?");
    expect(await db.select().from(notes)).toMatchObject([{ subject: "Your debit", author: ana.email }]);
  });

  it("does not leave once it was taken back, or its person was erased", async () => {
    const { db } = use();
    const { id } = await add();
    await sendLetter(ana, { of: "sign_up", id }, written());
    expect(await undoLast(ana, { of: "sign_up", id })).toBe("undone");
    expect([await db.$count(notes), await db.$count(outbox)]).toEqual([0, 0]);
    await sendLetter(ana, { of: "sign_up", id }, written());
    await letPass(db, 60);
    await db.update(submissions).set({ erasedAt: new Date() }).where(eq(submissions.id, id));
    await drainMail();
    expect(await mailbox.messages()).toEqual([]);
    expect(await sendLetter(ana, { of: "sign_up", id }, written())).toEqual({
      outcome: "gone",
      isNew: false,
    });
  });

  it("waits for a look when a colleague has written since the page was opened", async () => {
    const { db } = use();
    const [lead] = await db.insert(leads).values(aLead()).returning();
    const to = { of: "lead", id: lead?.id ?? "" } as const;
    const opened = new Date(Date.now() - 60_000);
    await sendLetter(bea, to, written());
    expect(await sendLetter(ana, to, { ...written(), seen: opened })).toMatchObject({
      outcome: "written",
      by: bea.email,
    });
    expect(await sendLetter(ana, to, written())).toMatchObject({ outcome: "sent" });
  });

  it("is signed with the name that the operator has given, until it is emptied", async () => {
    await signedInBrowser(ana.email);
    for (const [name, kept] of [
      [" Ana\0  Reyes ", "Ana Reyes"],
      ["", ""],
    ] as const) {
      expect(await redirectOf(() => saveOwn(form({ name })))).toBe("/console/settings?message=saved");
      expect((await operatorFor("viewer")).name).toBe(kept);
    }
  });

  it.each([
    ["blank", { text: " " }],
    ["blank", { subject: "" }],
    ["long", { text: "a".repeat(2_001) }],
  ])("is refused as %s: %o", async (outcome, change) => {
    const { id } = await add();
    expect(await sendLetter(ana, { of: "sign_up", id }, { ...written(), ...change })).toEqual({ outcome });
  });
});
