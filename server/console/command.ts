import { addAuditEntry } from "@/db/queries/audit";
import { operatorIdOf } from "@/db/queries/operators";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { bearerOfCommand } from "./command-bearer";
import { issueOperatorLink } from "./sign-in";

/** Not `OPERATOR_SECRET`, which monitoring has. Null where the key of the actions is known to the build alone. */
export function commandBearer(): string | null {
  const { actionsKey } = settings();
  return actionsKey && bearerOfCommand(actionsKey);
}

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
