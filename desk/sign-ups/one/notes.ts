import { desc, eq } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { notes } from "@/desk/sign-ups/notes-table";

export type NewNote = Pick<typeof notes.$inferInsert, "submissionId" | "leadId" | "author" | "text"> & {
  readonly id: string;
};

/** Adds a note; false if there is one with its id, from a repeated press. */
export async function addNote(tx: Database, note: NewNote): Promise<boolean> {
  const added = await tx.insert(notes).values(note).onConflictDoNothing().returning({ id: notes.id });
  return added.length > 0;
}

export function notesOfSignUp(db: Database, submissionId: string) {
  return db
    .select({ id: notes.id, author: notes.author, text: notes.text, at: notes.at })
    .from(notes)
    .where(eq(notes.submissionId, submissionId))
    .orderBy(desc(notes.at), desc(notes.id));
}
