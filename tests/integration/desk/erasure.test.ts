import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntries, auditValues, notes } from "@/db/schema";
import { saveNote } from "@/desk/sign-ups/notes";
import { correctContact } from "@/desk/sign-ups/one/correct";
import { eraseByAddress, eraseSignUp } from "@/desk/sign-ups/person/acts";
import { previewLines } from "@/desk/sign-ups/person/preview-lines";
import { saveStageAndOwner } from "@/desk/stage-and-owner/save";
import { erasedLines } from "@/i18n/erased-lines";
import { eraseByCommand, fileByCommand } from "@/server/privacy/command";
import { personOf, personWith, previewErasure } from "@/server/privacy/requests";
import { describeOnDatabase } from "../../support/database/database";
import { ana } from "../../support/desk/operators";
import { personIn } from "../../support/desk/person";
import { fakeGoCardless, recordsOf } from "../../support/payments/ground";
import { email, oldEmail, tracesOf } from "../../support/person";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const goCardless = fakeGoCardless();

describeOnDatabase("a person who asks to be erased, at the desk", (use) => {
  const records = recordsOf(use);

  const everywhere = personIn(use, goCardless);

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

  it("is in the desk's tables before, which the search of this test finds", async () => {
    await everywhere({ isCustomer: true });
    const traces = new Map(await tracesOf(use()));
    for (const address of [email, oldEmail]) expect(traces.get(address)).toContain("audit_values.values");
    expect(traces.get("quirin zeller")).toContain("operator_notes.text");
  });

  it("is erased whole, with one receipt however often the button is pressed", async () => {
    const { id, reference } = await everywhere({ isCustomer: false });
    expect(await eraseSignUp(ana, id, "JK-0000-0000")).toBe("notTyped");
    expect(await tracesOf(use())).not.toEqual([]);
    const pressed = [1, 2].map(() => eraseSignUp(ana, id, reference));
    expect(await Promise.all(pressed)).toEqual(["erased", "erased"]);
    expect(await tracesOf(use())).toEqual([]);
    expect(await eraseSignUp(ana, id, reference)).toBe("erased");
    expect(await receipts()).toMatchObject([
      {
        subject: "person",
        subjectId: id,
        counts: { signUps: 2, signUpsKept: 0, leads: 1, notes: 1, cancelled: 1 },
      },
    ]);
  });

  it.each([true, false])(
    "is shown what an erasure does, which then does just that (customer: %s)",
    async (isCustomer) => {
      const signUp = await records.submission((await everywhere({ isCustomer })).id);
      const before = await tracesOf(use());
      const [bySignUp, byAddress] = [personOf(signUp), personWith(email)];
      const { counts, open } = await previewErasure(bySignUp);
      expect(byAddress && previewLines(await previewErasure(byAddress))).toEqual(
        previewLines({ counts, open }),
      );
      expect(await eraseByCommand({ typed: signUp.reference })).toEqual({
        outcome: "preview",
        lines: erasedLines({ ...counts, cancelled: open.length }),
      });
      const { goes, stays, notes: told } = previewLines({ counts, open });
      expect(goes).toContain("1 request to be contacted");
      expect(stays.length).toBe(isCustomer ? 4 : 2);
      expect(told.join()).toContain(isCustomer ? "The subscription is still running" : "open at GoCardless");
      expect(await tracesOf(use())).toEqual(before);
      expect(await receipts()).toEqual([]);
      await eraseSignUp(ana, signUp.id, signUp.reference);
      expect(await receipts()).toMatchObject([{ counts: { ...counts, cancelled: open.length } }]);
    },
  );

  it("gets no notes, stage or contact once erased, though it is a customer", async () => {
    const { id, reference } = await everywhere({ isCustomer: true });
    expect(await eraseSignUp(ana, id, reference)).toBe("erased");
    expect(await tracesOf(use())).toEqual([]);
    const typed = { contactName: "Zora", contactEmail: "zora@else.example", contactPhone: "" };
    const noteId = crypto.randomUUID();
    const standing = { stage: "live", owner: "", seenStage: "new", seenOwner: "" };
    expect(await saveNote(ana, { of: "sign_up", id }, { noteId, text: "Rang Zora" })).toBe("erased");
    expect(await saveStageAndOwner.sign_up(ana, id, standing)).toEqual({ outcome: "erased" });
    expect(await correctContact(ana, id, { seen: typed, typed })).toEqual({ outcome: "erased" });
    expect(await use().db.select().from(notes)).toEqual([]);
    expect((await records.submission(id)).stage).toBe("new");
    expect(await eraseSignUp(ana, id, reference)).toBe("erased");
    expect(await receipts()).toMatchObject([{ counts: { signUps: 1, signUpsKept: 1 } }]);
  });

  it("is erased by the address, and a form sent twice is known by its id", async () => {
    await everywhere({ isCustomer: false });
    const asked = { typed: email, again: email, pressId: crypto.randomUUID() };
    expect(await eraseByAddress(ana, { ...asked, pressId: "none" })).toBeNull();
    for (const _ of ["first", "repeated"]) expect(await eraseByAddress(ana, asked)).toBe("erased");
    expect(await eraseByAddress(ana, { ...asked, pressId: crypto.randomUUID() })).toBe("nothing");
    expect(await receipts()).toMatchObject([{ subjectId: asked.pressId }]);
  });

  it("is in the audit too when a command gives out or erases the data", async () => {
    await fileByCommand(email);
    const { reference } = await everywhere({ isCustomer: false });
    expect(await eraseByCommand({ typed: reference, again: reference })).toMatchObject({
      outcome: "erased",
      lines: expect.arrayContaining(["1 note or mail of an operator"]),
    });
    const entries = await use().db.select().from(auditEntries).where(eq(auditEntries.operatorId, "command"));
    expect(entries.map(({ act }) => act)).toEqual(["exported", "erased"]);
    expect(await tracesOf(use())).toEqual([]);
  });
});
