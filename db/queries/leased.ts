import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";
import type { leaseColumns } from "../schema/columns";
import { inSeconds, isToCome } from "./clock";

/** A table of work: one worker at a time claims a row, tries it again later, and parks it after the last attempt. */
type Leased = PgTable & Record<"id" | keyof ReturnType<typeof leaseColumns>, PgColumn>;

/** `maxWaitSeconds`: the longest wait between two attempts. */
export type Lease = { max: number; leaseSeconds: number; maxWaitSeconds: number };

export const isWaiting = ({ doneAt, deadAt }: Leased) => and(isNull(doneAt), isNull(deadAt));
export const isParked = ({ doneAt, deadAt }: Leased) => and(isNull(doneAt), isNotNull(deadAt));

/** Whether a row waits, but neither for a retry nor for a worker that has claimed it. A first attempt is due at once. */
function isDue(table: Leased, { leaseSeconds, maxWaitSeconds }: Lease): SQL | undefined {
  const { attempts, nextAttemptAt, lockedUntil } = table;
  return and(
    isWaiting(table),
    or(eq(attempts, 0), not(isToCome(nextAttemptAt, inSeconds(maxWaitSeconds)))),
    or(isNull(lockedUntil), not(isToCome(lockedUntil, inSeconds(2 * leaseSeconds)))),
  );
}

/** The ids of due rows that no other worker claims now, for an update with `claimed`. */
export function dueRows(db: Database, table: Leased, which: SQL | undefined, lease: Lease) {
  return db
    .select({ id: table.id })
    .from(table)
    .where(and(which, isDue(table, lease)))
    .orderBy(table.nextAttemptAt)
    .limit(lease.max)
    .for("update", { skipLocked: true });
}

/** Claims a row. The attempt is counted now, in case the process dies. */
export function claimed({ attempts, nextAttemptAt }: Leased, { leaseSeconds }: Lease) {
  return {
    lockedUntil: inSeconds(leaseSeconds),
    nextAttemptAt: sql`least(${nextAttemptAt}, now())`,
    attempts: sql`${attempts} + 1`,
  };
}

export const finished = { doneAt: sql`now()`, deadAt: null, lockedUntil: null };

/**
 * Postpones a row that was claimed with so many `attempts`; `null` seconds park it. A row that was restarted meanwhile is only
 * released, with all its retries.
 */
export function postponed({ attempts, nextAttemptAt }: Leased, claimedWith: number, seconds: number | null) {
  const isAsClaimed = eq(attempts, claimedWith);
  return {
    lockedUntil: null,
    ...(seconds === null
      ? { deadAt: sql`case when ${isAsClaimed} then now() end` }
      : {
          nextAttemptAt: sql`case when ${isAsClaimed} then ${inSeconds(seconds)} else ${nextAttemptAt} end`,
        }),
  };
}

/** Makes a row due at once, with all its retries. */
export const restarted = { doneAt: null, deadAt: null, attempts: 0, nextAttemptAt: sql`now()` };
