import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntries, auditValues, drafts, leads, notes, submissions } from "@/db/schema";
import { saveNote } from "@/desk/sign-ups/notes";
import { correctContact } from "@/desk/sign-ups/one/correct";
import { saveStageAndOwner } from "@/desk/stage-and-owner/save";
import { maxNoteLength } from "@/desk/ui/form-text";
import { resumeAfterDay } from "@/server/mail/mails/resume-mails";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aSubmission } from "../../support/database/rows";
import { ana, bea } from "../../support/desk/operators";
import { firstAttempt } from "../../support/drain-mail";
import { signUp } from "../../support/payments/sign-up";

process.env.OPERATORS = "ana@firm.example:admin, bea@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const unknown = "00000000-0000-4000-8000-000000000000";
const isNew = { stage: "new", owner: "", seenStage: "new", seenOwner: "" };

describeOnDatabase("one sign-up", (use) => {
  const row = async (id: string) =>
    (await use().db.select().from(submissions).where(eq(submissions.id, id)))[0];
  const audit = async () =>
    use()
      .db.select({ act: auditEntries.act, fields: auditEntries.fields, values: auditValues.values })
      .from(auditEntries)
      .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
      .orderBy(auditEntries.id);

  describe.each(["sign_up", "lead"] as const)("stage and owner of a %s", (of) => {
    const save = saveStageAndOwner[of];
    const aRecord = async () => {
      const { db } = use();
      if (of === "sign_up") return aSubmission(db);
      const [lead] = await db.insert(leads).values(aLead()).returning();
      return lead ?? expect.fail("no lead");
    };
    const stored = async (id: string) => {
      if (of === "sign_up") return row(id);
      return (await use().db.select().from(leads).where(eq(leads.id, id)))[0];
    };

    it("are set once, however often the form is sent, and recorded each by itself", async () => {
      const { id } = await aRecord();
      const form = { ...isNew, stage: "lost", owner: ana.email };
      for (const outcome of ["done", "repeated"])
        expect(await save(ana, id, form)).toMatchObject({ outcome });
      expect(await stored(id)).toMatchObject({ stage: "lost", owner: ana.email });
      expect(await audit()).toEqual([
        { act: "stage_set", fields: ["stage"], values: { before: "new", after: "lost" } },
        { act: "owner_set", fields: ["owner"], values: { before: null, after: ana.email } },
      ]);
    });

    it("stay as a colleague set them meanwhile, who is named", async () => {
      const { id } = await aRecord();
      await save(bea, id, { ...isNew, stage: "lost" });
      await save(bea, id, { ...isNew, owner: bea.email });
      const stage = { sign_up: "live", lead: "won" }[of];
      expect(await save(ana, id, { ...isNew, stage })).toMatchObject({
        outcome: "stale",
        now: { stage: "lost", owner: bea.email },
        last: { act: "stage_set", by: bea.email, at: expect.any(Date) },
      });
      expect(await stored(id)).toMatchObject({ stage: "lost", owner: bea.email });
      expect(await audit()).toHaveLength(2);
    });

    it("do not clash when two operators change one each", async () => {
      const { id } = await aRecord();
      await save(bea, id, { ...isNew, owner: bea.email });
      const after = { stage: "lost", owner: bea.email };
      expect(await save(ana, id, { ...isNew, stage: "lost" })).toMatchObject({ outcome: "done", after });
      expect(await stored(id)).toMatchObject(after);
    });

    it("are not set to what does not exist", async () => {
      const { id } = await aRecord();
      expect(await save(ana, id, { ...isNew, stage: "rich" })).toBeNull();
      for (const owner of ["eve@other.example", "bo@firm.example"]) // Nobody's, and a viewer's
        expect(await save(ana, id, { ...isNew, owner })).toEqual({ outcome: "noOwner" });
      for (const other of ["x", unknown])
        expect(await save(ana, other, { ...isNew, stage: "lost" })).toBeNull();
      expect(await audit()).toEqual([]);
    });
  });

  it("a new stage has its time", async () => {
    const { id } = await aSubmission(use().db);
    await saveStageAndOwner.sign_up(ana, id, { ...isNew, stage: "contacted" });
    expect((await row(id))?.stageAt).toBeInstanceOf(Date);
  });

  describe("a note", () => {
    it("is added once, however often the form is sent", async () => {
      const { id } = await aSubmission(use().db);
      const note = { noteId: crypto.randomUUID(), text: "  Rang at nine.\r\n\r\n\r\nVoicemail. " };
      for (const _ of [1, 2]) expect(await saveNote(ana, { of: "sign_up", id }, note)).toBe("noted");
      const [stored, ...others] = await use().db.select().from(notes);
      expect(others).toEqual([]);
      expect(stored).toMatchObject({ author: ana.email, text: "Rang at nine.\n\nVoicemail." });
      expect((await audit()).map(({ act }) => act)).toEqual(["note_added"]);
    });

    it("needs a text of at most so many characters, and a sign-up", async () => {
      const { id } = await aSubmission(use().db);
      const noteId = crypto.randomUUID();
      expect(await saveNote(ana, { of: "sign_up", id }, { noteId, text: " \n " })).toBe("noNote");
      expect(
        await saveNote(ana, { of: "sign_up", id }, { noteId, text: "a".repeat(maxNoteLength + 1) }),
      ).toBe("longNote");
      expect(await saveNote(ana, { of: "sign_up", id: unknown }, { noteId, text: "Rang" })).toBeNull();
      expect(await use().db.select().from(notes)).toEqual([]);
    });
  });

  describe("the contact", () => {
    const seen = {
      contactName: "Harriet Fenwick",
      contactEmail: "harriet@fenwick.example",
      contactPhone: "",
    };
    const typed = { ...seen, contactEmail: "office@fenwick.example", contactPhone: "07700 900123" };

    it("is corrected by the rules of the sign-up, with before and after in the audit", async () => {
      const { submission, draft } = await signUp(use().db);
      const wrong = { seen, typed: { ...typed, contactEmail: "office@", contactName: " " } };
      expect(await correctContact(ana, submission.id, wrong)).toEqual({
        outcome: "invalid",
        problems: [
          { field: "contactName", message: "contactName.required" },
          { field: "contactEmail", message: "contactEmail.invalid" },
        ],
      });
      for (const outcome of ["done", "repeated"])
        expect(await correctContact(ana, submission.id, { seen, typed })).toMatchObject({ outcome });
      expect(await row(submission.id)).toMatchObject({
        contactEmail: "office@fenwick.example",
        contactPhone: "07700 900123",
        contactPhoneE164: "+447700900123",
      });
      expect(await audit()).toMatchObject([
        {
          act: "contact_corrected",
          fields: ["contactEmail", "contactPhone"],
          values: {
            before: { contactEmail: seen.contactEmail },
            after: { contactEmail: typed.contactEmail },
          },
        },
      ]);
      const [stored] = await use().db.select().from(drafts);
      expect(stored?.answers).toMatchObject({ contact: { contactEmail: "office@fenwick.example" } });
      expect(stored?.version).toBe(draft.version + 1); // A review with the old address is shown again
    });

    it("demands nothing that is not corrected, and no telephone", async () => {
      const old = {
        contactName: "Harriet",
        contactEmail: "harriet@fenwick.example",
        contactPhone: "ring me",
      };
      const { id } = await aSubmission(use().db, old); // As an earlier release may have stored it
      const moved = { ...old, contactEmail: "office@fenwick.example" };
      expect(await correctContact(ana, id, { seen: old, typed: moved })).toMatchObject({ outcome: "done" });
      const none = { seen: moved, typed: { ...moved, contactPhone: "" } };
      expect(await correctContact(ana, id, none)).toMatchObject({ outcome: "done" });
      expect(await row(id)).toMatchObject({ contactEmail: moved.contactEmail, contactPhone: null });
    });

    it("gets the mails of later at its new address", async () => {
      const { submission } = await signUp(use().db);
      await correctContact(ana, submission.id, { seen, typed });
      const built = await resumeAfterDay.build(
        { submissionId: submission.id, reason: "asked_by_firm" },
        firstAttempt,
      );
      expect(built).toMatchObject({ to: { address: "office@fenwick.example" } });
    });

    it("stays as a colleague corrected it meanwhile, and both versions are told", async () => {
      const { submission } = await signUp(use().db);
      await correctContact(bea, submission.id, {
        seen,
        typed: { ...seen, contactEmail: "bea@fenwick.example" },
      });
      expect(await correctContact(ana, submission.id, { seen, typed })).toMatchObject({
        outcome: "stale",
        now: { contactEmail: "bea@fenwick.example" },
        last: { by: bea.email },
      });
      expect((await row(submission.id))?.contactEmail).toBe("bea@fenwick.example");
    });
  });
});
