import { hasRole } from "@/desk/auth/rules";
import { query } from "@/server/database";
import type { SignedIn } from "./access";
import { audited } from "./audit/record";
import { endSession, hasSession } from "./queries";

/** Ends a session: an administrator can end anyone's, others their own. True if it was over already; false if it continues. */
export async function endSessionOf(by: SignedIn, id: string): Promise<boolean> {
  const ended = await audited<string | null>(
    by,
    (operatorId) =>
      operatorId === null ? null : { act: "session_ended", subject: "operator", id: operatorId },
    (tx) => endSession(tx, id, hasRole(by, "admin") ? undefined : by.operatorId),
  );
  return ended !== null || !(await query((db) => hasSession(db, id)));
}
