import { and, desc, eq, exists, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { ownCauses, refusedAtBank } from "@/lib/payments/provider-events";
import { type PaymentStatus, paymentStates, sweptStatuses } from "@/lib/payments/states";
import type { Database } from "../client/database";
import { paymentAttempts } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { takeJobs } from "./jobs";
import { movePayment } from "./payments";
import { lockWhere } from "./submissions";

/** Claims submissions that the sweep is due to check, least recently checked first; returns ids. */
export function takeToReconcile(db: Database, limit: number): Promise<string[]> {
  return takeToCheck(db, or(...sweptStatuses.map(isDueIn)), limit);
}

function isDueIn(status: PaymentStatus): SQL | undefined {
  const { sweep } = paymentStates[status];
  if (!sweep) return undefined;
  const { checkedAt, createdAt, updatedAt, paymentStatus } = submissions;
  const checked = sql`coalesce(${checkedAt}, ${createdAt})`;
  return and(
    eq(paymentStatus, status),
    sql`${checked} < now() - make_interval(mins => ${sweep.everyMinutes})`,
    sweep.forDays === null ? undefined : sql`${updatedAt} > now() - make_interval(days => ${sweep.forDays})`,
  );
}

/**
 * Claims the newest submissions with an open or approved request that nobody has checked for so many seconds; returns ids. Null while it is
 * another instance's turn, which lasts for `turnSeconds` unless `scheduleJob` ends it.
 */
export function claimOpenSubmissions(
  db: Database,
  { uncheckedSeconds, limit, job, turnSeconds }: OpenTurn,
): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    const [turn] = await takeJobs(tx, [{ name: job, everySeconds: turnSeconds }]);
    if (!turn) return null;
    const { id, checkedAt, createdAt, paymentStatus } = submissions;
    const isAsked = and(eq(paymentAttempts.submissionId, id), isNotNull(paymentAttempts.requestId));
    const isOpen = and(
      inArray(paymentStatus, ["pending", "processing"]),
      exists(tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isAsked)),
      sql`coalesce(${checkedAt} < now() - make_interval(secs => ${uncheckedSeconds}), true)`,
    );
    return takeToCheck(tx, isOpen, limit, desc(createdAt));
  });
}

type OpenTurn = { uncheckedSeconds: number; limit: number; job: string; turnSeconds: number };

export async function takeToCheck(
  db: Database,
  isDue: SQL | undefined,
  limit: number,
  order: SQL = sql`${submissions.checkedAt} nulls first`,
): Promise<string[]> {
  const dueIds = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(isDue)
    .orderBy(order)
    .limit(limit)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(submissions)
    .set({ checkedAt: sql`now()` })
    .where(inArray(submissions.id, dueIds))
    .returning({ id: submissions.id });
  return claimed.map(({ id }) => id);
}

/** Marks a pending submission as abandoned if nothing has changed for that long. A late approval still counts. */
export function abandonOld(db: Database, id: string, afterSeconds: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOld = sql`${submissions.updatedAt} < now() - make_interval(secs => ${afterSeconds})`;
    const old = await lockWhere(
      tx,
      and(eq(submissions.id, id), eq(submissions.paymentStatus, "pending"), isOld),
    );
    if (!old) return false;
    await tx
      .update(submissions)
      .set({ paymentVersion: old.paymentVersion + 1 })
      .where(eq(submissions.id, id));
    return movePayment(tx, old, {
      to: "abandoned",
      cause: old.paymentCause === refusedAtBank ? refusedAtBank : ownCauses.notFinished,
      entries: [],
    });
  });
}
