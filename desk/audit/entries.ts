import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { submissions } from "@/db/schema/submissions";
import { auditEntries, auditValues } from "@/desk/auth/audit/tables";
import { entryName } from "@/desk/operations/entry-name";

const { id, at, act, subject, subjectId, fields, operatorId } = auditEntries;
const { operator, from, values } = auditValues;

const signUpId = sql`case when ${subject} = 'sign_up' and ${subjectId} ~ '^[0-9a-f-]{36}$' then ${subjectId}::uuid end`;

/** Entries of the audit, with the references of sign-ups and without values that were erased. */
export async function entriesOf(db: Database, which: SQL) {
  const { reference } = submissions;
  const found = await db
    .select({ id, at, act, subject, subjectId, fields, operatorId, operator, from, values, reference })
    .from(auditEntries)
    .leftJoin(auditValues, eq(auditValues.entryId, id))
    .leftJoin(submissions, eq(submissions.id, signUpId))
    .where(which);
  return found.map((entry) => ({
    ...entry,
    fields: entry.act === "mail_sent_again" ? entry.fields.map(entryName) : entry.fields,
  }));
}

export type Entry = Awaited<ReturnType<typeof entriesOf>>[number];
