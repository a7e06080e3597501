import { attemptsOf, findAttempt } from "@/db/queries/attempts";
import { findConfirmationKey } from "@/db/queries/confirmations";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import type { ConfirmationIds } from "@/lib/payments/link";
import { planLinkKey } from "@/lib/payments/plan-links";
import { confirmationPath, openConfirmationPath } from "@/lib/routing/addresses";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import type { BuyerHashes } from "@/server/http/cookies";

/** The submission that both ids belong to, or null; a caller cannot find out which id is wrong. */
export async function findLinked({ submissionId, requestId }: ConfirmationIds): Promise<Submission | null> {
  const submission = await query((db) => findSubmission(db, submissionId));
  const attempt = await query((db) => findAttempt(db, requestId));
  return attempt !== null && attempt.submissionId === submission?.id ? submission : null;
}

/** The one of a browser's hashes that opens a submission: the buyer's, or one that an e-mailed link gave it. */
export async function keyTo(
  { id, ownerTokenHash }: Submission,
  buyerHashes: BuyerHashes,
): Promise<string | null> {
  const known = buyerHashes.filter((hash) => hash !== null);
  if (known.includes(ownerTokenHash)) return ownerTokenHash;
  return known.length > 0 ? query((db) => findConfirmationKey(db, id, known)) : null;
}

export async function confirmationAddress(submissionId: string): Promise<string> {
  return confirmationPath(submissionId, await newestRequestId(submissionId));
}

/** The page that e-mails a link to the confirmation, or to the way to set up the payment. */
export async function openConfirmationPathOf(submissionId: string): Promise<string> {
  return openConfirmationPath(submissionId, await newestRequestId(submissionId));
}

async function newestRequestId(submissionId: string): Promise<string | null> {
  const attempts = await query((db) => attemptsOf(db, submissionId));
  const withRequest = attempts.filter(({ requestId }) => requestId !== null);
  const newest = withRequest.find(({ status }) => status === "fulfilled") ?? withRequest[0];
  return newest?.requestId ?? null;
}

export function returnAddresses(submissionId: string, requestId: string): { back: string; exit: string } {
  const back = new URL(confirmationPath(submissionId, requestId), settings().siteUrl).href;
  return { back, exit: `${back}&left=1` };
}

/** The address of the order's plan link (spec section 7). */
export function planLinkAddress({ id, planType, hasRollover, currency }: Submission): string {
  const { planLinkBase, planLinkCodes, siteUrl } = settings();
  const key = planLinkKey(planType, hasRollover, currency);
  const code = planLinkCodes[key];
  if (!planLinkBase || !code) throw new Error(`no plan link for ${key}`);
  const back = new URL(confirmationPath(id, null), siteUrl);
  const link = new URL(`${planLinkBase.replace(/\/$/, "")}/${code}`);
  link.searchParams.set("redirect_uri", back.href);
  return link.href;
}
