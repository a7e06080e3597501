import { desc, eq } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { lockSubmission } from "@/db/queries/submissions";
import { leads } from "@/db/schema/leads";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { maxNoteLength } from "@/desk/ui/form-text";
import { isLongerThan, tidyLines } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { notes } from "./notes-table";

type About = { readonly submissionId: string } | { readonly leadId: string };

/** Adds a note; false if there is one with its id, from a repeated press. */
export async function addNote(
  tx: Database,
  note: About & {
    readonly id: string;
    readonly author: string;
    readonly text: string;
    readonly subject?: string;
  },
): Promise<boolean> {
  const added = await tx.insert(notes).values(note).onConflictDoNothing().returning({ id: notes.id });
  return added.length > 0;
}

/** The newest first. */
export function notesAbout(db: Database, about: About) {
  const isTheirs =
    "leadId" in about ? eq(notes.leadId, about.leadId) : eq(notes.submissionId, about.submissionId);
  return db
    .select({ id: notes.id, author: notes.author, subject: notes.subject, text: notes.text, at: notes.at })
    .from(notes)
    .where(isTheirs)
    .orderBy(desc(notes.at), desc(notes.id));
}

type NoteResult = "noted" | "noNote" | "longNote" | "erased";

/** Keeps what an operator noted, once under the id that the form made; null for an unknown sign-up or lead. */
export async function saveNote(
  by: SignedIn,
  { of, id }: { readonly of: "sign_up" | "lead"; readonly id: string },
  { noteId, text: typed }: { readonly noteId: string; readonly text: string },
): Promise<NoteResult | null> {
  const text = tidyLines(typed);
  if (text === "") return "noNote";
  if (!isUuid(id) || !isUuid(noteId)) return null;
  if (isLongerThan(text, maxNoteLength)) return "longNote";
  const isNew = await audited(
    by,
    (isAdded) => (isAdded === true ? { act: "note_added", subject: of, id } : null),
    async (tx: Database) => {
      const note = { id: noteId, author: by.email, text };
      if (of === "sign_up") {
        const signUp = await lockSubmission(tx, id);
        return signUp && (signUp.erasedAt ? "erased" : addNote(tx, { ...note, submissionId: id }));
      }
      const [lead] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for("update");
      return lead ? addNote(tx, { ...note, leadId: id }) : null;
    },
  );
  return typeof isNew === "boolean" ? "noted" : isNew;
}
