import { randomUUID } from "node:crypto";
import { findLead } from "@/db/queries/leads";
import type { SignedIn } from "@/desk/auth/access";
import { auditedActs } from "@/desk/auth/audit/queries";
import { audited } from "@/desk/auth/audit/record";
import { ownersAmong, team } from "@/desk/auth/team";
import { addNote, notesAbout } from "@/desk/sign-ups/notes";
import { stageAndOwnerActs } from "@/desk/stage-and-owner/save";
import { findTodos } from "@/desk/todos/find";
import { readTodoRows } from "@/desk/todos/rows";
import { maxNoteLength } from "@/desk/ui/form-text";
import { isLongerThan, tidyLines } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";

/** A lead with its notes, who changed its stage and owner, and an id for the next note; null for an unknown id. */
export async function leadPage(id: string, now = new Date()) {
  if (!isUuid(id)) return null;
  const lead = await query((db) => findLead(db, id));
  if (!lead) return null;
  return {
    lead,
    notes: await query((db) => notesAbout(db, { leadId: id })),
    changes: await query((db) => auditedActs(db, id, stageAndOwnerActs)),
    operators: ownersAmong(await team()),
    nextNote: randomUUID(),
    todo: (await query(async (db) => readTodoRows(db, await findTodos(db, now, { lead: id }))))[0] ?? null,
    now,
  };
}

export type LeadPageData = NonNullable<Awaited<ReturnType<typeof leadPage>>>;

type NoteResult = "noted" | "unknown" | "noNote" | "longNote";

export async function addLeadNote(
  by: SignedIn,
  { id, noteId, text }: { id: string; noteId: string; text: string },
): Promise<NoteResult> {
  const note = tidyLines(text);
  if (!isUuid(id) || !isUuid(noteId) || !(await query((db) => findLead(db, id)))) return "unknown";
  if (note === "") return "noNote";
  if (isLongerThan(note, maxNoteLength)) return "longNote";
  await audited(
    by,
    (isNew) => (isNew ? { act: "note_added", subject: "lead", id, values: { note: noteId } } : null),
    (tx) => addNote(tx, { id: noteId, leadId: id, author: by.email, text: note }),
  );
  return "noted";
}
