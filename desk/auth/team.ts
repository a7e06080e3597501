import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { cache } from "react";
import type { Database } from "@/db/client/database";
import { hasRole, type Role } from "@/desk/auth/rules";
import type { Operator } from "@/lib/operators";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { operators } from "./tables";

/** Who may sign in: those of `OPERATORS`, with the role that is written there, then those whom the desk has let in. */
export async function teamIn(db: Database): Promise<readonly Operator[]> {
  const { email, role } = operators;
  const rows = await db.select({ email, role }).from(operators).where(isMember).orderBy(asc(email));
  const members = rows.flatMap(({ email, role }) => (role && !isWritten(email) ? [{ email, role }] : []));
  return [...settings().operators, ...members];
}

/** As `teamIn`, once for a page. Not inside of another query: the embedded database runs one after the other. */
export const team = cache(() => query(teamIn));

/** Null for somebody who may not sign in. */
export async function roleOf(db: Database, email: string): Promise<Role | null> {
  return (await teamIn(db)).find((one) => one.email === email)?.role ?? null;
}

/** Whether `OPERATORS` names somebody, so that the desk cannot change them. */
export function isWritten(email: string): boolean {
  return settings().operators.some((one) => one.email === email);
}

/** Invitations that are not over, and whose sender is an administrator still. */
export async function openInvitations(db: Database) {
  const admins = adminsAmong(await teamIn(db));
  const isOpen = and(gt(operators.invitedUntil, sql`now()`), inArray(operators.invitedBy, admins));
  const rows = await db.select().from(operators).where(isOpen).orderBy(asc(operators.email));
  return rows.flatMap(({ email, role, invitedBy: by, invitedUntil: until }) =>
    role && by && until ? [{ email, role, by, until }] : [],
  );
}

/** Uses up an invitation; false without an open one. */
export async function acceptInvitation(tx: Database, email: string): Promise<boolean> {
  if (!(await openInvitations(tx)).some((one) => one.email === email)) return false;
  const used = await tx
    .update(operators)
    .set({ emailVerified: true, invitedBy: null, invitedUntil: null })
    .where(and(eq(operators.email, email), isNotNull(operators.invitedUntil))) // Of two links one is first
    .returning({ id: operators.id });
  return used.length > 0;
}

export function adminsAmong(members: readonly Operator[]): string[] {
  return members.filter((one) => one.role === "admin").map(({ email }) => email);
}

/** The addresses of those who may look after customers. */
export function ownersAmong(members: readonly Operator[]): string[] {
  return members.filter((one) => hasRole(one, "member")).map(({ email }) => email);
}

/** Whether somebody may look after customers. Locks their row, so that a removal waits and hands this over too. */
export async function mayOwn(tx: Database, email: string): Promise<boolean> {
  await tx.select({ id: operators.id }).from(operators).where(eq(operators.email, email)).for("share");
  return ownersAmong(await teamIn(tx)).includes(email);
}

const isMember = and(isNotNull(operators.role), isNull(operators.invitedBy));
