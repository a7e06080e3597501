import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntries, notes, operators, todoMarks } from "@/db/schema";
import { maxNoteLength } from "@/desk/ui/form-text";
import { codePointsPerCharacter } from "@/lib/sign-up/rules/limits";
import { describeOnDatabase } from "@/tests/support/database/database";
import { refusal } from "@/tests/support/database/refusal";
import { aSubmission } from "@/tests/support/database/rows";
import { type Change, refusedRows } from "../db/refused-rows";

/** Rows of the firm's desk that only a bug could write, by the check that refuses them. */
const onAuditEntries: Record<string, Change> = {
  audit_act_known: { act: "guessed" },
  audit_subject_known: { subject: "weather" },
};
const onNotes: Record<string, Change> = {
  note_about_one: { submissionId: null },
  note_given: { text: " " },
  note_length: { text: "x".repeat(maxNoteLength * codePointsPerCharacter + 1) },
};
const onMarks: Record<string, Change> = {
  mark_outcome_known: { outcome: "forgotten" },
  tried_is_due_again: { outcome: "tried" },
};
const onOperators: Record<string, Change> = { operator_role_known: { role: "owner" } };
/** Of all tables: those of the core are tried in `tests/integration/db/checks.test.ts`. */
const refused = [...Object.values(refusedRows), onAuditEntries, onNotes, onMarks, onOperators].flatMap(
  (checks) => Object.keys(checks),
);

describeOnDatabase("the tables of the desk", (use) => {
  it("have no check constraint without a test", async () => {
    const held = await use()
      .db.select({ name: sql<string>`conname` })
      .from(sql`pg_constraint`)
      .where(sql`contype = 'c' and connamespace = 'public'::regnamespace`);
    expect(held.map(({ name }) => name).sort()).toEqual(refused.sort());
  });

  it.each(Object.entries(onAuditEntries))("reject an entry of the audit by %s", async (check, change) => {
    const entry = { operatorId: "o", act: "viewed", subject: "lead" } as const;
    const row = { ...entry, fields: [] as string[], ...change };
    expect(await refusal(use().db.insert(auditEntries).values(row))).toBe(check);
  });

  it.each(Object.entries(onMarks))("reject the mark of a to-do by %s", async (check, change) => {
    const mark = { kind: "failed", outcome: "done", reason: "other", ...change } as const;
    expect(await refusal(use().db.insert(todoMarks).values(mark))).toBe(check);
  });

  it.each(Object.entries(onOperators))("reject an operator by %s", async (check, change) => {
    const operator = { id: "o", name: "", email: "ana@firm.example", ...change };
    expect(await refusal(use().db.insert(operators).values(operator))).toBe(check);
  });

  it.each(Object.entries(onNotes))("reject a note by %s", async (check, change) => {
    const { id: submissionId } = await aSubmission(use().db);
    const note = { submissionId, author: "ana@firm.example", text: "Rang at nine", ...change } as const;
    expect(await refusal(use().db.insert(notes).values(note))).toBe(check);
  });
});
