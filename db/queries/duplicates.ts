import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Duplicate } from "@/lib/duplicates";
import { setUpOf } from "@/lib/payments/states";
import type { Database } from "../client/database";
import { submissions } from "../schema/submissions";
import { hasSameEmail, hasSameNumber, isSame, mayBeDebited, other } from "./same-customer";

/**
 * For each sign-up the possible duplicates, at most `max`: first those that may be debited, then the newest. An erased sign-up
 * has none.
 */
export async function duplicatesOf(
  db: Database,
  ids: readonly string[],
  max: number,
): Promise<ReadonlyMap<string, readonly Duplicate[]>> {
  const order = [desc(sql`(${mayBeDebited(other)})`), desc(other.createdAt)];
  const alike = db
    .select({ id: other.id })
    .from(other)
    .where(isSame)
    .orderBy(...order)
    .limit(max)
    .as("alike");
  const rows = await db
    .select({
      of: submissions.id,
      duplicate: {
        id: other.id,
        reference: other.reference,
        setUp: other.setUp,
        sentToBankAt: other.sentToBankAt,
        mayBeDebited: sql<boolean>`${mayBeDebited(other)}`,
        by: sql<Duplicate["by"]>`case when not ${hasSameEmail} then 'number'
          when ${hasSameNumber} then 'both' else 'email' end`,
      },
    })
    .from(submissions)
    .crossJoinLateral(alike)
    .innerJoin(other, eq(other.id, alike.id))
    .where(inArray(submissions.id, [...ids]))
    .orderBy(...order);
  const duplicates = new Map<string, Duplicate[]>();
  const now = new Date();
  for (const { of, duplicate } of rows) {
    const { setUp, sentToBankAt, ...facts } = duplicate;
    const state = setUpOf({ setUp, sentToBankAt }, now);
    duplicates.set(of, [...(duplicates.get(of) ?? []), { ...facts, state }]);
  }
  return duplicates;
}

/** Records that a sign-up was found to be a possible duplicate, once after it was submitted and once after its debit is set up. */
export async function markPossibleDuplicate(db: Database, id: string): Promise<void> {
  const { possibleDuplicateAt: markedAt, confirmedAt, createdAt } = submissions;
  const isUnmarked = or(isNull(markedAt), lt(markedAt, sql`coalesce(${confirmedAt}, ${createdAt})`));
  await db
    .update(submissions)
    .set({ possibleDuplicateAt: sql`now()` })
    .where(and(eq(submissions.id, id), isUnmarked));
}
