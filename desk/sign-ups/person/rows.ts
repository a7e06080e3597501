import { desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { draftKeys, drafts } from "@/db/schema/drafts";
import { type Lead, leads } from "@/db/schema/leads";
import { outbox } from "@/db/schema/outbox";
import { paymentAttempts, paymentEvents, paymentMoves } from "@/db/schema/payments";
import { resumeMails } from "@/db/schema/resume-mails";
import { type Submission, submissions } from "@/db/schema/submissions";
import { auditEntries, auditValues } from "@/desk/audit/tables";
import { notes } from "@/desk/sign-ups/notes-table";

/** What stands in the columns of a customer who was erased, where the table demands a value. */
export const erasedContact = { name: "Erased", email: "erased@erased.invalid" } as const;

/** By e-mail address, and a sign-up whose address may have been corrected since. */
export type Person = { readonly email: string; readonly signUpId: string | null };

type RowsOfPerson = {
  readonly signUps: readonly Submission[];
  readonly drafts: readonly (typeof drafts.$inferSelect)[];
  readonly leads: readonly Lead[];
};

/** The rows that name a person. Locks them, the sign-ups first and by id, as all others do. */
export async function rowsOf(tx: Database, { email, signUpId }: Person): Promise<RowsOfPerson> {
  const signUps = await tx
    .select()
    .from(submissions)
    .where(
      or(
        sql`lower(${submissions.contactEmail}) = ${email.toLowerCase()}`,
        signUpId === null ? undefined : eq(submissions.id, signUpId),
      ),
    )
    .orderBy(submissions.id)
    .for("update");
  const ids = signUps.map(({ id }) => id);
  const mailed = tx
    .select({ id: draftKeys.draftId })
    .from(draftKeys)
    .where(equalsEmail(draftKeys.contactEmail, email));
  const theirs = await tx
    .select()
    .from(drafts)
    .where(
      or(
        among(
          drafts.id,
          signUps.map(({ draftId }) => draftId),
        ),
        among(drafts.submissionId, ids),
        equalsEmail(sql`${drafts.answers} -> 'contact' ->> 'contactEmail'`, email),
        equalsEmail(drafts.linkEmail, email),
        inArray(drafts.id, mailed),
        mentions(sql`${drafts.refusedAnswer}::text`, [email]),
      ),
    )
    .orderBy(drafts.id)
    .for("update");
  const asked = await tx
    .select()
    .from(leads)
    .where(equalsEmail(leads.email, email))
    .orderBy(leads.id)
    .for("update");
  return { signUps, drafts: theirs, leads: asked };
}

/** What was recorded about these sign-ups and leads, without the operators' names. */
export async function recordsAbout(tx: Database, signUpIds: readonly string[], leadIds: readonly string[]) {
  return {
    moves: await tx.select().from(paymentMoves).where(among(paymentMoves.submissionId, signUpIds)),
    attempts: await tx.select().from(paymentAttempts).where(among(paymentAttempts.submissionId, signUpIds)),
    events: await tx.select().from(paymentEvents).where(among(paymentEvents.submissionId, signUpIds)),
    reminders: await tx
      .select({ kind: resumeMails.kind, at: resumeMails.createdAt, sentAt: resumeMails.sentAt })
      .from(resumeMails)
      .where(among(resumeMails.submissionId, signUpIds)),
    mails: await tx
      .select({
        kind: outbox.kind,
        event: sql`${outbox.payload} ->> 'event'`,
        queuedAt: outbox.createdAt,
        doneAt: outbox.doneAt,
      })
      .from(outbox)
      .where(
        or(
          amongText(sql`${outbox.payload} ->> 'submissionId'`, signUpIds),
          amongText(sql`${outbox.payload} ->> 'leadId'`, leadIds),
        ),
      ),
    notes: await tx
      .select({ text: notes.text, at: notes.at })
      .from(notes)
      .where(or(among(notes.submissionId, signUpIds), among(notes.leadId, leadIds))),
    acts: await tx
      .select({
        act: auditEntries.act,
        at: auditEntries.at,
        fields: auditEntries.fields,
        values: auditValues.values,
      })
      .from(auditEntries)
      .leftJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
      .where(among(auditEntries.subjectId, [...signUpIds, ...leadIds]))
      .orderBy(desc(auditEntries.id)),
  };
}

export const minPartLength = 4; // A shorter name is part of too many other words

export function among(column: PgColumn, ids: readonly string[]): SQL {
  return ids.length === 0 ? sql`false` : inArray(column, [...ids]);
}

export function amongText(text: SQL, values: readonly string[]): SQL {
  return values.length === 0 ? sql`false` : inArray(text, [...values]);
}

/** Whether a text contains one of these, in upper or lower case. */
export function mentions(text: SQL, words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`;
  const found = words.map((word) => sql`strpos(lower(${text}), ${word.toLowerCase()}) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** Whether a text is a part of one of these that is long enough to mean it. */
export function isPartOf(text: SQL | PgColumn, words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`;
  const found = words.map((word) => sql`strpos(${word.toLowerCase()}, lower(${text})) > 0`);
  return sql`(char_length(${text}) >= ${minPartLength} and (${sql.join(found, sql` or `)}))`;
}

function equalsEmail(column: PgColumn | SQL, email: string): SQL {
  return sql`lower(${column}) = ${email.toLowerCase()}`;
}
