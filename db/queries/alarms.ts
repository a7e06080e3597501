import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { joined } from "@/lib/outbox";
import type { AlarmReason } from "@/lib/payments/alarms";
import type { Database } from "../client/database";
import { outbox } from "../schema/outbox";
import { isWaiting } from "./outbox";

/** The last alarm with this reason about a resource of the provider. */
export async function lastAlarm(db: Database, reason: AlarmReason, resourceId: string) {
  const [last] = await db
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, "firm_alarm"),
        eq(sql`${outbox.payload}->>'reason'`, reason),
        eq(sql`${outbox.payload}->>'detail'`, resourceId),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return last ?? null;
}

const { id, kind, payload, attempts, createdAt, lockedUntil } = outbox;

/**
 * Joins the alarms about sign-ups that wait to the one with this id, so that one mail tells of them all. Returns all of them, also
 * those of an earlier attempt, the oldest first; null if another one has taken this one.
 */
export function joinAlarms(db: Database, leading: string) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('join alarms'))`); // Two would take each other
    const theirs = sql<string[]>`coalesce(${payload} -> 'joined', '[]')`;
    const [own] = await tx
      .select({ joined: theirs })
      .from(outbox)
      .where(and(eq(id, leading), isWaiting));
    if (!own) return null;
    const isAboutSignUp = sql`${payload} ? 'submissionId' and not (${payload} ? 'isOver')`;
    // One whose mail another instance is sending would be told twice.
    const isFree = sql`(not ${payload} ? 'joined' or coalesce(${lockedUntil} < now(), true))`;
    const taken = await tx
      .update(outbox)
      .set({ doneAt: sql`now()`, lockedUntil: null, lastError: joined })
      .where(and(eq(kind, "firm_alarm"), isWaiting, ne(id, leading), isAboutSignUp, isFree))
      .returning({ id, joined: theirs });
    const others = [...own.joined, ...taken.flatMap((one) => [one.id, ...one.joined])];
    if (taken.length > 0)
      await tx
        .update(outbox)
        .set({ payload: sql`${payload} || ${JSON.stringify({ joined: others })}::jsonb` })
        .where(eq(id, leading));
    return tx
      .select({ payload, attempts, createdAt })
      .from(outbox)
      .where(inArray(id, [leading, ...others]))
      .orderBy(asc(createdAt), asc(id));
  });
}
