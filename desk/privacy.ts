import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { type AboutPerson, among, mentions, minPartLength, type Receipt } from "@/server/privacy/person";
import { addAuditEntry } from "./auth/audit/queries";
import { auditEntries, auditValues } from "./auth/audit/tables";
import { notes } from "./sign-ups/notes-table";
import { foldedName } from "./sign-ups/search";

/** Deletes the notes about a person, and empties the values of the audit that tell of them. */
export async function erase(tx: Database, about: AboutPerson) {
  const deleted = await tx.delete(notes).where(isNoteAbout(about)).returning({ id: notes.id });
  return { values: await emptyValues(tx, about), notes: deleted.length };
}

/** The notes and changes about a person. */
export async function fileOf(tx: Database, about: AboutPerson) {
  return {
    notes: await tx.select({ text: notes.text, at: notes.at }).from(notes).where(isNoteAbout(about)),
    acts: await tx
      .select({
        act: auditEntries.act,
        at: auditEntries.at,
        fields: auditEntries.fields,
        // Those of a new owner are operators.
        values: sql`case when ${auditEntries.act} <> 'owner_set' then ${auditValues.values} end`,
      })
      .from(auditEntries)
      .leftJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
      .where(among(auditEntries.subjectId, [...about.signUpIds, ...about.draftIds, ...about.leadIds]))
      .orderBy(desc(auditEntries.id)),
  };
}

export function recordCommand(tx: Database, receipt: Receipt): Promise<void> {
  const command = { operatorId: "command", email: "npm run privacy", from: null };
  return addAuditEntry(tx, command, { subject: "person", ...receipt });
}

function isNoteAbout({ signUpIds, leadIds }: AboutPerson): SQL | undefined {
  return or(among(notes.submissionId, signUpIds), among(notes.leadId, leadIds));
}

/** Empties the values of all that operators did about the person, and of what they searched or exported by name. */
async function emptyValues(
  tx: Database,
  { signUpIds, draftIds, leadIds, words: written }: AboutPerson,
): Promise<number> {
  const theirs = tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(among(auditEntries.subjectId, [...signUpIds, ...draftIds, ...leadIds]));
  const byName = tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(inArray(auditEntries.act, ["searched", "exported"]));
  const { values } = auditValues;
  // The search also finds names without their accents, and numbers by their digits.
  const words = [
    ...written,
    ...written.map(foldedName),
    ...written.map((word) => word.replace(/\D/g, "")),
  ].filter((word) => word.length >= minPartLength);
  const text = sql`coalesce(${values} ->> 'text', ${values} ->> 'search')`;
  // A telephone number is found however it is written.
  const digits = sql`ltrim(regexp_replace(replace(${text}, '(0)', ''), '\\D', '', 'g'), '0')`;
  const namesThem = or(mentions(sql`${values}::text`, words), isPartOf(text, words), isPartOf(digits, words));
  const emptied = await tx
    .update(auditValues)
    .set({ values: {} })
    .where(
      and(
        sql`${auditValues.values} <> '{}'::jsonb`,
        or(inArray(auditValues.entryId, theirs), and(inArray(auditValues.entryId, byName), namesThem)),
      ),
    )
    .returning({ id: auditValues.entryId });
  return emptied.length;
}

/** Whether a text is a part of one of these that is long enough to mean it. */
function isPartOf(text: SQL, words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`;
  const found = words.map((word) => sql`strpos(${word.toLowerCase()}, lower(${text})) > 0`);
  return sql`(char_length(${text}) >= ${minPartLength} and (${sql.join(found, sql` or `)}))`;
}
