import { addAuditEntry } from "@/desk/audit/queries";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { operatorIdOf } from "./queries";
import { issueOperatorLink } from "./sign-in";

/** A link that removes the passkeys of an operator, recorded; null for an address that `OPERATORS` does not name. */
export async function linkForCommand(email: string): Promise<string | null> {
  const operator = settings().operators.find((one) => one.email === email);
  if (!operator) return null;
  await query((db) =>
    db.transaction(async (tx) => {
      const command = { operatorId: "command", email: "npm run operator", from: null };
      const id = await operatorIdOf(tx, operator.email);
      const values = { mailedTo: operator.email };
      await addAuditEntry(tx, command, { act: "recovery_mailed", subject: "operator", id, values });
    }),
  );
  return issueOperatorLink(operator.email, { resetsPasskeys: true });
}
