import { randomUUID } from "node:crypto";
import { addToOutbox } from "@/db/queries/outbox";
import { query } from "@/server/database";
import { wakeWorker } from "@/server/jobs/wake";
import { hashToken } from "@/server/token";
import { callAuth, earlierSession } from "./call";
import { rateLimit } from "./limits";
import { hashOf, operatorLink } from "./link-mail";

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
