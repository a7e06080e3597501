import { and, count, desc, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { operatorPasskeys, operatorSessions, operators, operatorVerifications } from "./tables";

export async function operatorIdOf(db: Database, email: string): Promise<string | null> {
  const [found] = await db.select({ id: operators.id }).from(operators).where(eq(operators.email, email));
  return found?.id ?? null;
}

export async function emailOf(db: Database, operatorId: string): Promise<string> {
  const [found] = await db
    .select({ email: operators.email })
    .from(operators)
    .where(eq(operators.id, operatorId));
  return found?.email ?? "";
}

/** The operator whose passkey a credential is; null for an unknown one. */
export async function emailOfPasskey(db: Database, credentialID: string): Promise<string | null> {
  const [found] = await db
    .select({ email: operators.email })
    .from(operatorPasskeys)
    .innerJoin(operators, eq(operators.id, operatorPasskeys.userId))
    .where(eq(operatorPasskeys.credentialID, credentialID));
  return found?.email ?? null;
}

/** Notes that a session is used, at most once in `minutes`, so that most pages write nothing. */
export async function touchSession(db: Database, id: string, minutes: number): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ updatedAt: sql`now()` })
    .where(
      and(
        eq(operatorSessions.id, id),
        lt(operatorSessions.updatedAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    );
}

/** Sessions that are neither over nor unused for `idleHours`, the latest first. */
export async function openSessions(db: Database, idleHours: number) {
  return db
    .select({
      id: operatorSessions.id,
      email: operators.email,
      userAgent: operatorSessions.userAgent,
      since: operatorSessions.createdAt,
      usedAt: operatorSessions.updatedAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.userId))
    .where(
      and(
        gt(operatorSessions.expiresAt, sql`now()`),
        gt(operatorSessions.updatedAt, sql`now() - make_interval(hours => ${idleHours})`),
      ),
    )
    .orderBy(desc(operatorSessions.createdAt), operatorSessions.id);
}

/** Whether a session has neither been ended nor is over. */
export async function isSessionOpen(db: Database, id: string): Promise<boolean> {
  const { expiresAt } = operatorSessions;
  const open = await db.$count(operatorSessions, and(eq(operatorSessions.id, id), gt(expiresAt, sql`now()`)));
  return open > 0;
}

/** Ends a session, only this operator's if one is given; returns the id of its operator, or null without such a session. */
export async function endSession(db: Database, id: string, operatorId?: string): Promise<string | null> {
  const isTheirs = operatorId === undefined ? undefined : eq(operatorSessions.userId, operatorId);
  const which = and(eq(operatorSessions.id, id), isTheirs);
  const [ended] = await db.delete(operatorSessions).where(which).returning();
  return ended?.userId ?? null;
}

export async function hasSession(db: Database, id: string): Promise<boolean> {
  return (await db.$count(operatorSessions, eq(operatorSessions.id, id))) > 0;
}

export async function passkeysOf(db: Database, email: string) {
  return db
    .select({
      id: operatorPasskeys.id,
      deviceType: operatorPasskeys.deviceType,
      createdAt: operatorPasskeys.createdAt,
    })
    .from(operatorPasskeys)
    .innerJoin(operators, eq(operators.id, operatorPasskeys.userId))
    .where(eq(operators.email, email))
    .orderBy(operatorPasskeys.createdAt, operatorPasskeys.id);
}

/** The number of passkeys of each operator who has any. */
export async function countPasskeys(db: Database): Promise<ReadonlyMap<string, number>> {
  const counted = await db
    .select({ email: operators.email, passkeys: count() })
    .from(operatorPasskeys)
    .innerJoin(operators, eq(operators.id, operatorPasskeys.userId))
    .groupBy(operators.email);
  return new Map(counted.map(({ email, passkeys }) => [email, passkeys]));
}

/** Sets the counter of a synced passkey to 0 unless it is below `counter`; returns whether it did. */
export async function resetCounter(db: Database, credentialID: string, counter: number): Promise<boolean> {
  const reset = await db
    .update(operatorPasskeys)
    .set({ counter: 0 })
    .where(
      and(
        eq(operatorPasskeys.credentialID, credentialID),
        eq(operatorPasskeys.deviceType, "multiDevice"),
        gte(operatorPasskeys.counter, Math.max(1, counter)),
      ),
    )
    .returning({ id: operatorPasskeys.id });
  return reset.length > 0;
}

export async function deletePasskey(db: Database, id: string, email: string): Promise<boolean> {
  const own = db.select({ id: operators.id }).from(operators).where(eq(operators.email, email));
  const gone = await db
    .delete(operatorPasskeys)
    .where(and(eq(operatorPasskeys.id, id), sql`${operatorPasskeys.userId} in ${own}`))
    .returning({ id: operatorPasskeys.id });
  return gone.length > 0;
}

/** Deletes sessions, links and challenges that are over. */
export async function purgeSignIns(db: Database): Promise<number> {
  const sessions = await db
    .delete(operatorSessions)
    .where(lt(operatorSessions.expiresAt, sql`now()`))
    .returning({ id: operatorSessions.id });
  const others = await db
    .delete(operatorVerifications)
    .where(lt(operatorVerifications.expiresAt, sql`now()`))
    .returning({ id: operatorVerifications.id });
  return sessions.length + others.length;
}
