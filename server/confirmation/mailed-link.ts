import { findConfirmationLink, openByLink } from "@/db/queries/confirmations";
import { addToOutbox } from "@/db/queries/outbox";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { type Edition, editionOfSubmission } from "@/lib/markets/editions";
import type { OpenConfirmationState } from "@/lib/payments/link";
import { confirmationPath } from "@/lib/routing/addresses";
import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { query } from "@/server/database";
import { purchaseKeyOr, setPurchaseKey, visitorEdition } from "@/server/http/cookies";
import type { RateLimitResult } from "@/server/http/limit-table";
import { rateLimit } from "@/server/http/limits";
import { wakeWorker } from "@/server/jobs/wake";
import { factsOf, log } from "@/server/logging/log";
import { confirmationLink } from "@/server/mail/mails/confirmation-link";
import { confirmationAddress, findLinked, openConfirmationPathOf } from "@/server/payments/links";
import { openAgain } from "@/server/payments/open";
import { readLink } from "@/server/payments/read-link";
import { hashToken, newToken } from "@/server/token";
import { linkDestination, maySee } from "./view";

type Ids = { submissionId: unknown; requestId: unknown };
type Shown = { edition: Edition; page: OpenConfirmationState };

/** What the page of a mailed link shows. Changes nothing, because mail scanners open links too. */
export async function openConfirmationState(ids: Ids, key: unknown, now: Date): Promise<Shown> {
  try {
    return await (typeof key === "string" ? pageOfKey(key, now) : pageOfIds(ids, now));
  } catch (error) {
    log("error", "payment not read", factsOf(error));
    return { edition: await visitorEdition(), page: { state: "unavailable" } };
  }
}

/** Sends a link to the address of the sign-up; null if there is nothing to open. */
export async function sendConfirmationLink(ids: Ids, now: Date): Promise<RateLimitResult | null> {
  const link = readLink(ids.submissionId, ids.requestId);
  const submission = link.ok ? await findLinked(link.ids) : null;
  if (!submission || linkDestination(submission, now) === null) return null;
  const allowed = await rateLimit("email_link", [submission.id, normalizedEmail(submission.contactEmail)]);
  if (!allowed.ok) return allowed;
  // A proxy may repeat the request, which must not send a second mail.
  const minute = Math.floor(now.getTime() / 60_000);
  const mail = confirmationLink.entry(`${submission.id}:${minute}`, { submissionId: submission.id });
  await query((db) => addToOutbox(db, [mail]));
  wakeWorker();
  return allowed;
}

/** Lets this browser in; returns the address to go on at, or null if the link is closed. */
export async function followConfirmationLink(key: string, token: string): Promise<string | null> {
  const secret = await purchaseKeyOr(token);
  const [linkHash, browserHash] = [hashToken(key), hashToken(secret)];
  if (linkHash === null || browserHash === null) return null;
  if ((await query((db) => findConfirmationLink(db, linkHash))) === null) return null;
  // Before the link is used up: if the answer comes too late, this browser has the key, and may go on.
  await setPurchaseKey(secret);
  const submissionId = await query((db) => openByLink(db, linkHash, browserHash));
  const submission = submissionId && (await query((db) => findSubmission(db, submissionId)));
  if (!submission) return null;
  const toSetUp = linkDestination(submission, new Date()) === "payment";
  const page = toSetUp ? await openAgain(submission, browserHash) : null;
  return page?.ok ? page.address : confirmationAddress(submission.id);
}

async function unknown(): Promise<Shown> {
  return { edition: await visitorEdition(), page: { state: "unknown" } };
}

async function pageOfIds({ submissionId, requestId }: Ids, now: Date): Promise<Shown> {
  const link = readLink(submissionId, requestId);
  const submission = link.ok ? await findLinked(link.ids) : null;
  if (!link.ok || !submission) return unknown();
  const address = confirmationPath(link.ids.submissionId, link.ids.requestId);
  const opens = linkDestination(submission, now);
  const asks = opens !== null && !(await maySee(submission));
  return shown(submission, asks ? { state: "ask", opens } : { state: "redirect", address });
}

async function pageOfKey(key: string, now: Date): Promise<Shown> {
  const hash = hashToken(key);
  const link = hash === null ? null : await query((db) => findConfirmationLink(db, hash));
  const submission = link && (await query((db) => findSubmission(db, link.submissionId)));
  if (!link || !submission) return unknown();
  const opens = linkDestination(submission, now);
  if (opens === null || (await maySee(submission)))
    return shown(submission, { state: "redirect", address: await confirmationAddress(submission.id) });
  if (link.isOpen) return shown(submission, { state: "open", opens, token: newToken().token });
  return shown(submission, { state: "used", askAt: await openConfirmationPathOf(submission.id) });
}

function shown(submission: Submission, page: OpenConfirmationState): Shown {
  return { edition: editionOfSubmission(submission), page };
}
