import { and, desc, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { submissions } from "@/db/schema/submissions";
import { isAfter, matches, type Position, type SignUpFilter } from "@/desk/sign-ups/list/queries";
import { erasedContact } from "@/desk/sign-ups/person/rows";
import type { ExportRow } from "./formats";

/** Columns that are not exported: a hash, version counters, and copies of other columns. */
const inner: readonly PgColumn[] = [
  submissions.ownerTokenHash,
  submissions.draftVersion,
  submissions.paymentVersion,
  submissions.additionalData,
  submissions.businessKey,
  submissions.contactKey,
];

/** Columns by their names in the database, money as a decimal text. */
const exported: Record<string, PgColumn | SQL> = {
  ...Object.fromEntries(
    Object.values(getTableColumns(submissions))
      .filter((column) => !inner.includes(column))
      .map((column) => [column.name, column.columnType === "PgCustomColumn" ? sql`${column}::text` : column]),
  ),
  contact_email: sql`case when ${submissions.erasedAt} is null then ${submissions.contactEmail} else ${erasedContact.name} end`,
  attribution: sql`${submissions.additionalData}->'attribution'`,
};

export const exportedColumns = Object.keys(exported);

/** Sign-ups of a filter after a position, the newest first, and the position of the last one. */
export async function exportBatch(
  db: Database,
  filter: SignUpFilter,
  after: Position | null,
  limit: number,
): Promise<{ rows: ExportRow[]; last: Position | null }> {
  const { id, createdAt } = submissions;
  const found = await db
    .select({ row: exported, key: sql<string>`${createdAt}::text`, id })
    .from(submissions)
    .where(and(matches(filter), isAfter(filter, { by: "submitted", order: "desc", after })))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  const last = found.at(-1);
  return { rows: found.map(({ row }) => row), last: last ? { key: last.key, id: last.id } : null };
}
