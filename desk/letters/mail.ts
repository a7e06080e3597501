import { eq } from "drizzle-orm";
import { z } from "zod";
import { findLead } from "@/db/queries/leads";
import { findSubmission } from "@/db/queries/submissions";
import { roleOf } from "@/desk/auth/team";
import { notes } from "@/desk/sign-ups/notes-table";
import { words } from "@/i18n/words";
import { editionOfDraft, editionOfSubmission, type Locale } from "@/lib/markets/editions";
import { outboxKey } from "@/lib/outbox";
import { query } from "@/server/database";
import { firmLocale, lead, sender, text } from "@/server/mail/blocks";
import type { Email } from "@/server/mail/email";
import { mail } from "@/server/mail/mail";

const kind = "operator_letter";

export function letterKey(id: string): string {
  return outboxKey(kind, id);
}

/**
 * What an operator wrote to a customer or to somebody who asked to be contacted. Answered to the operator, or to the firm if they have
 * left the team.
 */
export const operatorLetter = mail({
  kind,
  name: () => words(firmLocale, "deskToday")("letter.name"),
  audience: "contact",
  queue: "notices",
  payload: z.object({
    submissionId: z.string().optional(),
    leadId: z.string().optional(),
    letter: z.string(),
  }),
  samples: () => ({
    operator_letter: letterEmail("Welcome to Jack", "Hello Harriet,\n\nWhen may I call you?\n\nAna", {
      locale: firmLocale,
      reference: "JK-7F3M-Q2WD",
    }),
  }),
  async build({ letter: id }) {
    const [letter] = await query((db) => db.select().from(notes).where(eq(notes.id, id)));
    if (!letter?.subject) return null;
    const to = await recipientOf(letter);
    if (!to) return null;
    const isFromTeam = (await query((db) => roleOf(db, letter.author))) !== null;
    return {
      email: letterEmail(letter.subject, letter.text, to),
      to: to.mailbox,
      ...(isFromTeam && { replyTo: { address: letter.author, name: "" } }),
    };
  },
});

type LetterAbout = { readonly locale: Locale; readonly reference: string };

function letterEmail(subject: string, written: string, { locale, reference }: LetterAbout): Email {
  const footer = words(locale, "mail")("footer", { sender: sender(locale), reference });
  const [greeting = "", first = "", ...others] = written.split("\n\n");
  const blocks = first ? [text(greeting), lead(first), ...others.map(text)] : [lead(greeting)];
  return { locale, subject, heading: subject, footer, blocks };
}

/** The address on record now; null if the person was erased. */
async function recipientOf({ submissionId, leadId }: typeof notes.$inferSelect) {
  if (submissionId) {
    const signUp = await query((db) => findSubmission(db, submissionId));
    if (!signUp || signUp.erasedAt) return null;
    const { contactEmail: address, contactName: name, reference } = signUp;
    return { mailbox: { address, name }, reference, locale: editionOfSubmission(signUp).locale };
  }
  const leadRow = leadId ? await query((db) => findLead(db, leadId)) : null;
  if (!leadRow) return null;
  return {
    mailbox: { address: leadRow.email, name: leadRow.name },
    reference: "",
    locale: editionOfDraft(leadRow).locale,
  };
}
