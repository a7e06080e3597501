import { randomUUID } from "node:crypto";
import type { Database } from "@/db/client/database";
import { addToOutbox } from "@/db/queries/outbox";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { query } from "@/server/database";
import { wakeWorker } from "@/server/jobs/wake";
import { hashToken } from "@/server/token";
import { callAuth, earlierSession } from "./call";
import { rateLimit } from "./limits";
import { hashOf, issueOperatorLink, operatorLink } from "./link-mail";
import { operatorIdOf } from "./queries";
import { roleOf } from "./team";

/** `enough`: no further link is sent, since earlier ones are on their way or still work. */
type LinkRequestResult = "queued" | "enough" | { readonly waitMinutes: number };

/**
 * Queues a link for an address, whosever it is: the worker drops those of strangers, so that neither the answer nor its
 * time tells who is an operator.
 */
export async function orderLink(email: string): Promise<LinkRequestResult> {
  const operatorHash = hashOf(email);
  const limit = await rateLimit("ask_for_operator_link");
  if (!limit.ok) return { waitMinutes: limit.minutes };
  if (!(await rateLimit("mail_operator_link", [operatorHash])).ok) return "enough";
  const mail = operatorLink.entry(randomUUID(), { operatorHash });
  await query((db) => addToOutbox(db, [mail]));
  wakeWorker();
  return "queued";
}

/** Queues a link that removes the passkeys of an operator who has lost one; false if the press has queued it before. */
export async function orderRecovery(tx: Database, email: string, requestId: string): Promise<boolean> {
  const mail = operatorLink.entry(requestId, { operatorHash: hashOf(email), reason: "recovery" });
  return (await addToOutbox(tx, [mail])) > 0;
}

/** A link that removes the passkeys of an operator, recorded; null for somebody who may not sign in. */
export async function linkForCommand(email: string): Promise<string | null> {
  const isKnown = await query((db) =>
    db.transaction(async (tx) => {
      if (!(await roleOf(tx, email))) return false;
      const command = { operatorId: "command", email: "npm run operator", from: null };
      const id = await operatorIdOf(tx, email);
      await addAuditEntry(tx, command, {
        ...{ act: "recovery_mailed", subject: "operator", id, values: { mailedTo: email } },
      });
      return true;
    }),
  );
  return isKnown ? issueOperatorLink(email, { resetsPasskeys: true }) : null;
}

type Opened = "closed" | "passkey" | "signedIn" | { readonly waitMinutes: number };

/** Uses up a link; signs its operator in, unless they have a passkey. `waitMinutes`: too many were tried; the link still works. */
export async function openLink(token: string): Promise<Opened> {
  const tokenHash = hashToken(token);
  if (tokenHash === null) return "closed";
  const allowed = await rateLimit("open_operator_link");
  if (!allowed.ok) return { waitMinutes: allowed.minutes };
  return callAuth(async (auth, headers, db) => {
    const endEarlier = await earlierSession(auth, headers, db);
    const opened = await auth.api.openLink({ body: { tokenHash }, headers, returnHeaders: true });
    if (opened.response === "signedIn") await endEarlier();
    return opened;
  });
}
