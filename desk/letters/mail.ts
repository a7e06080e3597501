import { eq } from "drizzle-orm";
import { z } from "zod";
import { findLead } from "@/db/queries/leads";
import { findSubmission } from "@/db/queries/submissions";
import { notes } from "@/desk/sign-ups/notes-table";
import { words } from "@/i18n/words";
import { editionOfSubmission, mainEdition } from "@/lib/markets/editions";
import { outboxKey } from "@/lib/outbox";
import { query } from "@/server/database";
import { firmLocale, sender, text } from "@/server/mail/blocks";
import { mail } from "@/server/mail/mail";

const kind = "operator_letter";

export function letterKey(id: string): string {
  return outboxKey(kind, id);
}

/** What an operator wrote to a customer or to somebody who asked to be contacted. */
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
  async build({ letter: id }) {
    const [letter] = await query((db) => db.select().from(notes).where(eq(notes.id, id)));
    if (!letter?.subject) return null;
    const to = await recipientOf(letter);
    if (!to) return null;
    const footer = words(to.locale, "mail")("footer", { sender: sender(to.locale), reference: to.reference });
    const email = { locale: to.locale, subject: letter.subject, heading: letter.subject, footer };
    return {
      email: { ...email, blocks: letter.text.split("\n\n").map(text) },
      to: to.mailbox,
      replyTo: { address: letter.author, name: "" },
    };
  },
});

/** The address on record now; null if the person was erased. */
async function recipientOf({ submissionId, leadId }: typeof notes.$inferSelect) {
  if (submissionId) {
    const signUp = await query((db) => findSubmission(db, submissionId));
    if (!signUp || signUp.erasedAt) return null;
    const { contactEmail: address, contactName: name, reference } = signUp;
    return { mailbox: { address, name }, reference, locale: editionOfSubmission(signUp).locale };
  }
  const lead = leadId ? await query((db) => findLead(db, leadId)) : null;
  if (!lead) return null;
  return {
    mailbox: { address: lead.email, name: lead.name },
    reference: "",
    locale: mainEdition(lead.market).locale,
  };
}
