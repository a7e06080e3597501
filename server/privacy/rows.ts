import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { draftKeys, drafts } from "@/db/schema/drafts";
import { type Lead, leads } from "@/db/schema/leads";
import { outbox } from "@/db/schema/outbox";
import { paymentAttempts, paymentEvents, paymentMoves } from "@/db/schema/payments";
import { resumeMails } from "@/db/schema/resume-mails";
import { type Submission, submissions } from "@/db/schema/submissions";
import { readAnswers } from "@/lib/sign-up/answers";
import { type AboutPerson, among, amongText, mentions, minPartLength, type Person } from "./person";

type RowsOfPerson = {
  readonly signUps: readonly Submission[];
  readonly drafts: readonly (typeof drafts.$inferSelect)[];
  readonly leads: readonly Lead[];
  readonly about: AboutPerson;
};

/** The rows that name a person. Locks them, the sign-ups first and by id, as all others do. */
export async function rowsOf(tx: Database, person: Person): Promise<RowsOfPerson> {
  const { email, signUpId } = person;
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
  const about = {
    signUpIds: ids,
    draftIds: theirs.map(({ id }) => id),
    leadIds: asked.map(({ id }) => id),
    words: wordsAbout(person, signUps, theirs, asked),
  };
  return { signUps, drafts: theirs, leads: asked, about };
}

/** By which the person can be found in texts: the address, names and numbers. */
function wordsAbout(
  { email }: Person,
  signUps: readonly Submission[],
  unfinished: RowsOfPerson["drafts"],
  asked: readonly Lead[],
): string[] {
  const contacts = unfinished.map(({ answers }) => readAnswers(answers).contact);
  const ofSignUps = signUps.flatMap((one) => [
    one.contactEmail,
    one.contactName,
    one.contactPhone,
    one.contactPhoneE164,
    one.businessRegistrationNumber,
    ...one.directors.map(({ name }) => name),
  ]);
  const others = [
    ...contacts.flatMap((one) => [one?.contactName, one?.contactPhone]),
    ...asked.map(({ name }) => name),
  ];
  const words = [email, ...ofSignUps, ...others].filter((word) => typeof word === "string");
  return [...new Set(words)].filter((word) => word.length >= minPartLength);
}

/** What was recorded about these sign-ups and leads. */
export async function recordsAbout(tx: Database, { signUpIds, leadIds }: AboutPerson) {
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
  };
}

function equalsEmail(column: PgColumn | SQL, email: string): SQL {
  return sql`lower(${column}) = ${email.toLowerCase()}`;
}
