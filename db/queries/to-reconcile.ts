import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client/database";
import { submissions } from "../schema/submissions";
import { isTooFarAhead } from "./clock";
import { movePayment } from "./submissions";

const checkEvery = sql`case ${submissions.paymentStatus}
  when 'processing' then interval '1 minute'
  when 'pending' then interval '10 minutes'
  else interval '6 hours' end`;

/** The provider's pages expire after a week; a later approval arrives as an event. */
const checkedFor = sql`interval '9 days'`;

/** Claims submissions without a finished debit that are due for a check, least recently checked first; returns ids. */
export function takeToReconcile(db: Database, limit: number): Promise<string[]> {
  const checked = sql`coalesce(${submissions.checkedAt}, ${submissions.createdAt})`;
  const isDue = and(
    inArray(submissions.paymentStatus, ["pending", "processing", "abandoned"]),
    or(sql`${checked} < now() - ${checkEvery}`, isTooFarAhead(checked, sql`now()`)),
    sql`(${submissions.paymentStatus} <> 'abandoned' or ${submissions.updatedAt} > now() - ${checkedFor})`,
  );
  return takeToCheck(db, isDue, limit);
}

export async function takeToCheck(db: Database, isDue: SQL | undefined, limit: number): Promise<string[]> {
  const due = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(isDue)
    .orderBy(sql`${submissions.checkedAt} nulls first`)
    .limit(limit)
    .for("update", { skipLocked: true });
  const taken = await db
    .update(submissions)
    .set({ checkedAt: sql`now()` })
    .where(inArray(submissions.id, due))
    .returning({ id: submissions.id });
  return taken.map(({ id }) => id);
}

/** Marks an inactive payer's submission as abandoned, which a late approval revives. */
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
