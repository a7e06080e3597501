import { and, desc, eq, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import type { IsoDate } from "@/lib/dates";
import type { AuditEntry } from "./rules";
import { auditEntries, auditValues } from "./tables";

export type AuditActor = {
  readonly operatorId: string;
  readonly email: string;
  /** IP address of the request. */
  readonly from: string | null;
};

/** Adds an entry, in one statement; in the transaction of what it tells of, so that neither is without the other. */
export async function addAuditEntry(
  tx: Database,
  { operatorId, email, from }: AuditActor,
  { act, subject, id, fields, values }: AuditEntry,
): Promise<void> {
  const entry = tx.$with("entry").as(
    tx
      .insert(auditEntries)
      .values({ operatorId, act, subject, subjectId: id ?? null, fields: [...(fields ?? [])] })
      .returning({ id: auditEntries.id }),
  );
  await tx
    .with(entry)
    .insert(auditValues)
    .values({
      entryId: sql`(select ${entry.id} from ${entry})`,
      operator: email,
      from,
      values: values ?? {},
    });
}

/** Whether an operator searched for the text in the last hour. */
export async function hasSearched(db: Database, { operatorId }: AuditActor, text: string): Promise<boolean> {
  const [found] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
    .where(
      and(
        sql`${auditEntries.at} > now() - interval '1 hour'`,
        eq(auditEntries.operatorId, operatorId),
        eq(auditEntries.act, "searched"),
        sql`${auditValues.values} ->> 'text' = ${text}`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

export type LastAct = {
  readonly id: number;
  readonly act: AuditEntry["act"];
  readonly at: Date;
  readonly by: string | null;
};

/** The last of these acts on a subject; with `press`, the one that this press of a form has caused. */
export async function lastAct(
  db: Database,
  subjectId: string,
  acts: readonly AuditEntry["act"][],
  press?: string,
): Promise<LastAct | null> {
  const [last] = await db
    .select({ id: auditEntries.id, act: auditEntries.act, at: auditEntries.at, by: auditValues.operator })
    .from(auditEntries)
    .leftJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
    .where(
      and(
        eq(auditEntries.subjectId, subjectId),
        inArray(auditEntries.act, [...acts]),
        press === undefined ? undefined : sql`${auditValues.values} ->> 'id' = ${press}`,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last ?? null;
}

/** Conditions that all hold; one that is missing lets everything pass. */
export type AuditFilter = {
  readonly act?: AuditEntry["act"] | undefined;
  readonly notAct?: AuditEntry["act"] | undefined;
  /** E-mail address. */
  readonly operator?: string | undefined;
  /** Days in the time zone, both included. */
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly timeZone: string;
};

/** Entries, the latest first: at most `limit` that are older than the entry `before`. Without values that were erased. */
export async function listAudit(
  db: Database,
  { act, notAct, operator, from, to, timeZone }: AuditFilter,
  { before, limit }: { before: number | null; limit: number },
) {
  const startOf = (day: SQL) => sql`(${day}::timestamp at time zone ${timeZone})`;
  return db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      act: auditEntries.act,
      subject: auditEntries.subject,
      subjectId: auditEntries.subjectId,
      fields: auditEntries.fields,
      operatorId: auditEntries.operatorId,
      operator: auditValues.operator,
      from: auditValues.from,
      values: auditValues.values,
    })
    .from(auditEntries)
    .leftJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
    .where(
      and(
        act && eq(auditEntries.act, act),
        notAct && ne(auditEntries.act, notAct),
        operator === undefined ? undefined : eq(auditValues.operator, operator),
        from === undefined ? undefined : sql`${auditEntries.at} >= ${startOf(sql`${from}::date`)}`,
        to === undefined ? undefined : sql`${auditEntries.at} < ${startOf(sql`(${to}::date + 1)`)}`,
        before === null ? undefined : lt(auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
