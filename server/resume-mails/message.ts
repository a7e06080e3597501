import { type NoResumeMail, recordResumeMail, takeResumeMail } from "@/db/queries/resume-mails";
import { findSubmission } from "@/db/queries/submissions";
import { marketOfCountry } from "@/lib/markets";
import { continueAddress, oneClickStopAddress, stopMailsAddress } from "@/lib/routing/addresses";
import type { ResumeMail } from "@/lib/sign-up/resume-mails";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { metrics } from "@/server/logging/metrics";
import type { Built } from "@/server/mail/send-email";
import { resumeEmail } from "@/server/mail/templates/resume";
import { openConfirmationPathOf } from "@/server/payments/links";
import { reconcile } from "@/server/payments/reconcile";
import { newToken } from "@/server/token";
import { addressHash } from "./stop";

/** The reason of an entry that an operator queued. */
export const askedByFirm = "asked_by_firm";

/**
 * The mail with a link to an unpaid sign-up. It asks the provider first, in case the payer has just approved. `isAsked`: an
 * operator sends it, at any time.
 */
export async function resumeMessage(
  kind: ResumeMail,
  submissionId: string,
  { isAsked = false } = {},
): Promise<Built> {
  if (!settings().sendsResumeMails) return dropped("off");
  const reconciled = await reconcile(submissionId, "resume mail");
  if (reconciled?.refusal) return { later: reconciled.refusal.reason };
  const unpaid = await query((db) => findSubmission(db, submissionId));
  if (!unpaid) return dropped("changed");
  const [link, stop] = [newToken(), newToken()];
  const keys = { emailHash: addressHash(unpaid.contactEmail), linkHash: link.hash, stopHash: stop.hash };
  const taken = await query((db) => takeResumeMail(db, { kind, isAsked }, unpaid, keys));
  if (!taken.ok) return dropped(taken.reason);
  const { submission, draft } = taken;
  const market = marketOfCountry(submission.serviceCountry).code;
  const { siteUrl } = settings();
  const oneClick = new URL(oneClickStopAddress(market, stop.token), siteUrl);
  const goOn = draft ? continueAddress(market, link.token) : await openConfirmationPathOf(submission.id);
  const addresses = {
    link: new URL(goOn, siteUrl).href,
    stop: new URL(stopMailsAddress(market, stop.token), siteUrl).href,
  };
  return {
    email: resumeEmail(kind, { submission, keptUntil: draft?.expiresAt ?? null, ...addresses }),
    to: { address: submission.contactEmail, name: "" },
    stopAddress: oneClick.href,
    recordSent: () => query((db) => recordResumeMail(db, stop.hash)),
  };
}

function dropped(reason: NoResumeMail | "off"): null {
  metrics().resumeMailsDropped.inc({ reason });
  return null;
}
