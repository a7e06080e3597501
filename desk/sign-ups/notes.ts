import { desc, eq } from "drizzle-orm";
import type { Database } from "@/db/client/database";
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
