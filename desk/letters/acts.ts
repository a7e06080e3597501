import "server-only";
import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { findLead } from "@/db/queries/leads";
import { addToOutbox } from "@/db/queries/outbox";
import { findSubmission, lockSubmission } from "@/db/queries/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { rateLimit } from "@/desk/auth/limits";
import { addNote } from "@/desk/sign-ups/notes";
import { notes } from "@/desk/sign-ups/notes-table";
import { undoSeconds } from "@/desk/todos/kinds";
import { maxNoteLength } from "@/desk/ui/form-text";
import { editionOfDraft, editionOfSubmission } from "@/lib/markets/editions";
import { isLongerThan, tidy, tidyLines } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { operatorLetter } from "./mail";

/** To whom a mail can be written: a customer, or somebody who asked to be contacted. */
export type Addressee = { readonly of: "sign_up" | "lead"; readonly id: string };

export type Letter = {
  /** Made by the form, so that a repeated press sends one mail. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** When the form was opened: a mail that a colleague has written since is told first. */
  readonly seen: Date;
};

type LetterResult =
  | { readonly outcome: "sent" | "blank" | "long" | "enough" | "gone" }
  | { readonly outcome: "written"; readonly by: string; readonly at: Date };

/** Queues a mail to the address on record, and keeps it as a note. It leaves when it can no longer be taken back. */
export async function sendLetter(by: SignedIn, to: Addressee, letter: Letter): Promise<LetterResult> {
  const { id, seen } = letter;
  const [subject, text] = [tidy(letter.subject), tidyLines(letter.text)];
  if (!isUuid(to.id) || !isUuid(id)) return { outcome: "gone" };
  if (subject === "" || text === "") return { outcome: "blank" };
  if (isLongerThan(text, maxNoteLength) || isLongerThan(subject, maxSubjectLength))
    return { outcome: "long" };
  if (!(await rateLimit("write_letter", [by.operatorId])).ok) return { outcome: "enough" };
  return audited<LetterResult & { isNew?: boolean }>(
    by,
    (result) =>
      result.outcome === "sent" && result.isNew
        ? { act: "letter_sent", subject: to.of, id: to.id, values: { letter: id } }
        : null,
    async (tx) => {
      if (!(await isThere(tx, to))) return { outcome: "gone", isNew: false };
      const [last] = await tx
        .select({ by: notes.author, at: notes.at })
        .from(notes)
        .where(and(isTo(to), isNotNull(notes.subject), gt(notes.at, seen)))
        .orderBy(desc(notes.at))
        .limit(1);
      if (last && last.by !== by.email) return { outcome: "written", ...last, isNew: false };
      const about = to.of === "lead" ? { leadId: to.id } : { submissionId: to.id };
      const isNew = await addNote(tx, { ...about, id, author: by.email, subject, text });
      await addToOutbox(tx, [operatorLetter.entry(id, { ...about, letter: id })], undoSeconds);
      return { outcome: "sent", isNew };
    },
  );
}

const maxSubjectLength = 120;

async function isThere(tx: Database, { of, id }: Addressee): Promise<boolean> {
  if (of === "lead") return (await findLead(tx, id)) !== null;
  const signUp = await lockSubmission(tx, id);
  return signUp !== null && signUp.erasedAt === null;
}

function isTo({ of, id }: Addressee) {
  return of === "lead" ? eq(notes.leadId, id) : eq(notes.submissionId, id);
}

/** The person to write to, as on record; null for nobody. */
export async function addresseeOf({ of, id }: Addressee) {
  if (!isUuid(id)) return null;
  if (of === "lead") {
    const lead = await query((db) => findLead(db, id));
    return (
      lead && { name: lead.name, email: lead.email, business: lead.name, locale: editionOfDraft(lead).locale }
    );
  }
  const signUp = await query((db) => findSubmission(db, id));
  if (!signUp || signUp.erasedAt) return null;
  const { locale } = editionOfSubmission(signUp);
  return { name: signUp.contactName, email: signUp.contactEmail, business: signUp.businessName, locale };
}
