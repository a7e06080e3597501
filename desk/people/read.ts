import { randomUUID } from "node:crypto";
import type { SignedIn } from "@/desk/auth/access";
import { countPasskeys, openSessions, passkeysOf } from "@/desk/auth/queries";
import { hasRole, isRecent } from "@/desk/auth/rules";
import { isWritten, openInvitations, ownersAmong, teamIn } from "@/desk/auth/team";
import { sessionHours } from "@/lib/operators";
import { query } from "@/server/database";

/** Who may sign in or is invited, the sessions that the reader may end, and the reader's own passkeys. */
export function peoplePage(reader: SignedIn) {
  const isAdmin = hasRole(reader, "admin");
  return query(async (db) => {
    const members = await teamIn(db);
    const passkeys = await countPasskeys(db);
    const sessions = await openSessions(db, sessionHours.idle);
    return {
      people: members.map(({ email, role }) => ({
        ...{ email, role, isWritten: isWritten(email), isSelf: email === reader.email },
        passkeys: passkeys.get(email) ?? 0,
        pressId: randomUUID(),
      })),
      invited: await openInvitations(db),
      owners: ownersAmong(members),
      mayInvite: isAdmin && isRecent(reader),
      sessions: sessions
        .filter(({ email }) => isAdmin || email === reader.email)
        .map((session) => ({ ...session, isThis: session.id === reader.sessionId })),
      own: await passkeysOf(db, reader.email),
      mayChange: isRecent(reader),
    };
  });
}

export type PeoplePageData = Awaited<ReturnType<typeof peoplePage>>;
