import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { addToOutbox, type NewEntry } from "@/db/queries/outbox";
import { leads } from "@/db/schema/leads";
import { submissions } from "@/db/schema/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { type AuditActor, addAuditEntry } from "@/desk/auth/audit/queries";
import { actorOf, audited } from "@/desk/auth/audit/record";
import { auditEntries, auditValues } from "@/desk/auth/audit/tables";
import { hashOf, issueOperatorLink, operatorLink } from "@/desk/auth/link-mail";
import { deletePasskey, operatorIdOf } from "@/desk/auth/queries";
import { hasRole, invitationDays, type Role } from "@/desk/auth/rules";
import { operatorPasskeys, operatorSessions, operators } from "@/desk/auth/tables";
import { adminsAmong, isWritten, openInvitations, ownersAmong, teamIn } from "@/desk/auth/team";
import { listViews } from "@/desk/list/views-table";
import type { Operator } from "@/lib/operators";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { wakeWorker } from "@/server/jobs/wake";
import { operatorInvitation, operatorNotice, type TeamChange } from "./mails";

/** Removes one of the operator's own passkeys, or finds it removed. */
export async function removePasskey(by: SignedIn, id: string): Promise<boolean> {
  await audited(
    by,
    (isDone) => (isDone ? { act: "passkey_removed", subject: "operator", id: by.operatorId } : null),
    (tx) => deletePasskey(tx, id, by.email),
  );
  return true;
}

/** Invites an address to the desk, for three days. */
export function invite(by: SignedIn, { email, role }: Operator) {
  return changeTeam(by, async (tx, members) => {
    if (members.some((one) => one.email === email)) return "operator";
    if ((await openInvitations(tx)).some((one) => one.email === email)) return "alreadyInvited";
    const invitedUntil = sql`now() + make_interval(days => ${invitationDays})`;
    const values = { role, invitedBy: by.email, invitedUntil };
    await tx
      .insert(operators)
      .values({ id: randomUUID(), name: "", email, ...values })
      .onConflictDoUpdate({ target: operators.email, set: values });
    await revokeAccess(tx, email); // Of somebody who was an operator before
    const mail = operatorInvitation.entry(randomUUID(), { operatorHash: hashOf(email) });
    return { act: "operator_invited", email, role, values: { mailedTo: email, role }, mails: [mail] };
  });
}

/** Changes the role of a colleague or one's own; what a new viewer looked after is nobody's. `seen`: the role that the form shows. */
export function setRole(by: SignedIn, { email, role, seen }: Operator & { readonly seen: string }) {
  return changeTeam(by, async (tx, members) => {
    const before = members.find((one) => one.email === email)?.role;
    if (isWritten(email)) return "written";
    if (before === role) return "done";
    if (before !== seen) return "stale";
    if (adminsAmong(members).every((admin) => admin === email)) return "lastAdmin";
    await tx.update(operators).set({ role }).where(eq(operators.email, email));
    if (role !== "admin") await endInvitationsOf(tx, email);
    if (!hasRole({ role }, "member")) await handOver(tx, await actorOf(by), { from: email, to: null });
    return { act: "role_set", email, role, fields: ["role"], values: { email, before, after: role } };
  });
}

/** Removes a colleague, or takes an invitation back. `heir`: who gets what they look after; empty for nobody. */
export function removeOperator(by: SignedIn, { email, heir }: { email: string; heir: string }) {
  return changeTeam(by, async (tx, members) => {
    if (isWritten(email)) return "written";
    if (email === by.email) return "self";
    if (heir === email || (heir !== "" && !ownersAmong(members).includes(heir))) return "noHeir";
    const removed = await tx
      .update(operators)
      .set(noRole)
      .where(and(eq(operators.email, email), isNotNull(operators.role)))
      .returning({ id: operators.id });
    if (removed.length === 0) return "stale";
    await revokeAccess(tx, email);
    await endInvitationsOf(tx, email);
    await handOver(tx, await actorOf(by), { from: email, to: heir || null });
    return { act: "operator_removed", email, values: { email } };
  });
}

/** Mails a link to a colleague who has lost a passkey; a repeated press sends no second one. */
export function letBackIn(by: SignedIn, { email, pressId }: { email: string; pressId: string }) {
  return changeTeam(by, async (tx, members) => {
    if (email === by.email || !isUuid(pressId)) return "self";
    if (!members.some((one) => one.email === email)) return "stale";
    const mail = operatorLink.entry(pressId, { operatorHash: hashOf(email), reason: "recovery" });
    if ((await addToOutbox(tx, [mail])) === 0) return "done";
    return { act: "recovery_mailed", email, values: { mailedTo: email } };
  });
}

/** A link that removes the passkeys of an operator, recorded; null for somebody who may not sign in. */
export async function linkForCommand(email: string): Promise<string | null> {
  const isKnown = await query((db) =>
    db.transaction(async (tx) => {
      const members = await teamIn(tx);
      if (!members.some((one) => one.email === email)) return false;
      const command = { operatorId: "command", email: "npm run operator", from: null };
      const id = await operatorIdOf(tx, email);
      const values = { mailedTo: email };
      await addAuditEntry(tx, command, { act: "recovery_mailed", subject: "operator", id, values });
      await addToOutbox(tx, notices(members, { act: "recovery_mailed", email }));
      return true;
    }),
  );
  if (isKnown) wakeWorker();
  return isKnown ? issueOperatorLink(email, "recovery") : null;
}

type Change = {
  readonly act: TeamChange;
  /** Who is changed. */
  readonly email: string;
  readonly role?: Role;
  readonly fields?: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly mails?: readonly NewEntry[];
};

/**
 * Changes the team: one change at a time, so that two administrators cannot remove each other. It is recorded, and mailed to every
 * other administrator. Returns 'done', or why nothing was changed.
 */
async function changeTeam<Problem extends string>(
  by: SignedIn,
  change: (tx: Database, members: readonly Operator[]) => Promise<Change | Problem>,
): Promise<Problem | "stale" | "done"> {
  const made = await audited<Problem | "stale" | (Change & { id: string | null })>(
    by,
    (result) => (typeof result === "string" ? null : { ...result, subject: "operator" }),
    async (tx) => {
      await tx.execute(sql`lock table ${operators} in share row exclusive mode`);
      const members = await teamIn(tx);
      if (!adminsAmong(members).includes(by.email)) return "stale";
      const result = await change(tx, members);
      if (typeof result === "string") return result;
      await addToOutbox(tx, [...(result.mails ?? []), ...notices(members, result, by.email)]);
      return { ...result, id: await operatorIdOf(tx, result.email) };
    },
  );
  wakeWorker();
  return typeof made === "string" ? made : "done";
}

/** A mail to each of these administrators but the one who made the change. */
function notices(
  members: readonly Operator[],
  { act, email, role }: Pick<Change, "act" | "email" | "role">,
  by?: string,
) {
  return adminsAmong(members)
    .filter((admin) => admin !== by)
    .map((admin) =>
      operatorNotice.entry(randomUUID(), {
        ...{ act, role, who: hashOf(email), to: hashOf(admin) },
        by: by && hashOf(by),
      }),
    );
}

const noRole = { role: null, invitedBy: null, invitedUntil: null, dailyMailSince: null };

/** An invitation ends with the inviter's role. */
async function endInvitationsOf(tx: Database, email: string): Promise<void> {
  await tx.update(operators).set(noRole).where(eq(operators.invitedBy, email));
}

async function revokeAccess(tx: Database, email: string): Promise<void> {
  const id = await operatorIdOf(tx, email);
  if (id === null) return;
  await tx.delete(operatorSessions).where(eq(operatorSessions.userId, id));
  await tx.delete(operatorPasskeys).where(eq(operatorPasskeys.userId, id));
  // Those that are shared stay, for administrators to change.
  await tx.delete(listViews).where(and(eq(listViews.operatorId, id), eq(listViews.isShared, false)));
}

/** Gives all that somebody looks after to a colleague or to nobody, recorded for each sign-up and lead. */
async function handOver(
  tx: Database,
  { operatorId, email, from: ip }: AuditActor,
  { from, to }: { from: string; to: string | null },
): Promise<void> {
  const values = JSON.stringify({ before: from, after: to });
  for (const [subject, table] of [
    ["sign_up", submissions],
    ["lead", leads],
  ] as const)
    await tx.execute(sql`
      with theirs as (select id from ${table} where owner = ${from} order by id for update), -- As all lock several
      moved as (update ${table} set owner = ${to}::text where id in (select id from theirs) returning id),
      entry as (
        insert into ${auditEntries} (operator_id, act, subject, subject_id, fields)
        select ${operatorId}, 'owner_set', ${subject}, id::text, '{owner}' from moved returning id
      )
      insert into ${auditValues} (entry_id, operator, from_address, "values")
      select id, ${email}, ${ip}::text, ${values}::jsonb from entry`);
}
