import { randomUUID } from "node:crypto";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { countPasskeys, deletePasskey, openSessions, operatorIdOf, passkeysOf } from "@/desk/auth/queries";
import { hasRole, isRecent } from "@/desk/auth/rules";
import { orderRecovery } from "@/desk/auth/sign-in";
import { sessionHours } from "@/lib/operators";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { wakeWorker } from "@/server/jobs/wake";

/** Who may sign in, the open sessions, and the reader's own passkeys. */
export async function peoplePage(reader: SignedIn) {
  const [passkeys, sessions, own] = [
    await query(countPasskeys),
    await query((db) => openSessions(db, sessionHours.idle)),
    await query((db) => passkeysOf(db, reader.email)),
  ];
  const isAdmin = hasRole(reader, "admin");
  const mayChange = isRecent(reader);
  return {
    isAdmin,
    people: settings().operators.map((operator) => ({
      ...operator,
      passkeys: passkeys.get(operator.email) ?? 0,
      mayLetIn: isAdmin && mayChange && operator.email !== reader.email,
      pressId: randomUUID(),
    })),
    sessions: sessions.map((session) => ({
      ...session,
      isThis: session.id === reader.sessionId,
      mayEnd: isAdmin || session.email === reader.email,
    })),
    own,
    mayChange,
  };
}

export type PeoplePageData = Awaited<ReturnType<typeof peoplePage>>;

/** Removes one of the operator's own passkeys, or finds it removed. */
export async function removePasskey(by: SignedIn, id: string): Promise<boolean> {
  await audited(
    by,
    (isDone) => (isDone ? { act: "passkey_removed", subject: "operator", id: by.operatorId } : null),
    (tx) => deletePasskey(tx, id, by.email),
  );
  return true;
}

/**
 * Mails a link to another operator, who has lost a passkey; a repeated press sends no second one. False for the operator's own
 * address and for one that `OPERATORS` lacks.
 */
export async function letBackIn(
  by: SignedIn,
  { email, pressId }: { email: string; pressId: string },
): Promise<boolean> {
  const operator = settings().operators.find((one) => one.email === email);
  if (!operator || operator.email === by.email || !isUuid(pressId)) return false;
  await audited(
    by,
    (mailed: { to: string | null } | null) =>
      mailed && {
        act: "recovery_mailed",
        subject: "operator",
        id: mailed.to,
        values: { mailedTo: operator.email },
      },
    async (tx) =>
      (await orderRecovery(tx, operator.email, pressId))
        ? { to: await operatorIdOf(tx, operator.email) }
        : null,
  );
  wakeWorker();
  return true;
}
