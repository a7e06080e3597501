import type { Database } from "@/db/client/database";
import { lockSubmission } from "@/db/queries/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { addNote } from "@/desk/sign-ups/notes";
import { maxNoteLength } from "@/desk/ui/form-text";
import { isLongerThan, tidyLines } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";

type NoteResult = "noted" | "noNote" | "longNote" | "erased";

/** Adds a note under the id that the form made, so that a repeated press adds one. */
export async function saveNote(
  by: SignedIn,
  signUpId: string,
  { noteId, text }: { noteId: string; text: string },
): Promise<NoteResult | null> {
  if (!isUuid(signUpId) || !isUuid(noteId)) return null;
  const tidied = tidyLines(text);
  if (tidied === "") return "noNote";
  if (isLongerThan(tidied, maxNoteLength)) return "longNote";
  const note = { id: noteId, submissionId: signUpId, author: by.email, text: tidied };
  const isNew = await audited(
    by,
    (isAdded) => (isAdded === true ? { act: "note_added", subject: "sign_up", id: signUpId } : null),
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, signUpId);
      return signUp && (signUp.erasedAt ? "erased" : addNote(tx, note));
    },
  );
  return typeof isNew === "boolean" ? "noted" : isNew;
}
