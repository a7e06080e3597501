import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { submissions } from "../schema/submissions";
import { isTooFarAhead } from "./clock";
import { movePayment } from "./submissions";

/** How long a status may stand before the provider is asked again; the others wait for an event. */
const checkEvery = sql`case ${submissions.paymentStatus}
  when 'processing' then interval '1 minute'
  when 'pending' then interval '10 minutes'
  else interval '6 hours' end`;

/** The provider's pages are open for a week; an approval after that comes as an event. */
const checkedFor = sql`interval '9 days'`;

/** Ids of submissions without a finished debit that are due for a check, the least recently checked first. */
export function takeToReconcile(db: Database, most: number): Promise<string[]> {
  const checked = sql`coalesce(${submissions.checkedAt}, ${submissions.createdAt})`;
  const isDue = and(
    inArray(submissions.paymentStatus, ["pending", "processing", "abandoned"]),
    or(sql`${checked} < now() - ${checkEvery}`, isTooFarAhead(checked, sql`now()`)),
    sql`(${submissions.paymentStatus} <> 'abandoned' or ${submissions.updatedAt} > now() - ${checkedFor})`,
  );
  return takeToCheck(db, isDue, most);
}

/** Takes some of the submissions that a condition means, the longest unchecked first, and notes that they are checked. */
export async function takeToCheck(db: Database, isDue: SQL | undefined, most: number): Promise<string[]> {
  const due = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(isDue)
    .orderBy(sql`${submissions.checkedAt} nulls first`)
    .limit(most)
    .for("update", { skipLocked: true });
  const taken = await db
    .update(submissions)
    .set({ checkedAt: sql`now()` })
    .where(inArray(submissions.id, due))
    .returning({ id: submissions.id });
  return taken.map(({ id }) => id);
}

/** A payer who has done nothing for so long has left: a state that a late approval revives. Answers whether it moved. */
export function abandonOld(db: Database, id: string, afterSeconds: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [old] = await tx
      .select()
      .from(submissions)
      .where(
        and(
          eq(submissions.id, id),
          eq(submissions.paymentStatus, "pending"),
          sql`${submissions.updatedAt} < now() - make_interval(secs => ${afterSeconds})`,
        ),
      )
      .for("update");
    if (!old) return false;
    await tx
      .update(submissions)
      .set({ paymentVersion: old.paymentVersion + 1 })
      .where(eq(submissions.id, id));
    return movePayment(tx, old, "abandoned", "not finished");
  });
}
