import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
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

/** The last of these acts on a subject; with `pressId`, the one that this press of a form has caused. */
export async function lastAct(
  db: Database,
  subjectId: string,
  acts: readonly AuditEntry["act"][],
  pressId?: string,
): Promise<LastAct | null> {
  return (await auditedActs(db, subjectId, acts, pressId).limit(1))[0] ?? null;
}

/** These acts on a subject, the last first. */
export function auditedActs(
  db: Database,
  subjectId: string,
  acts: readonly AuditEntry["act"][],
  pressId?: string,
) {
  return db
    .select({ id: auditEntries.id, act: auditEntries.act, at: auditEntries.at, by: auditValues.operator })
    .from(auditEntries)
    .leftJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
    .where(
      and(
        eq(auditEntries.subjectId, subjectId),
        inArray(auditEntries.act, [...acts]),
        pressId === undefined ? undefined : sql`${auditValues.values} ->> 'id' = ${pressId}`,
      ),
    )
    .orderBy(desc(auditEntries.id));
}
