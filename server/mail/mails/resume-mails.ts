import { z } from "zod";
import {
  dueResumeMails,
  type NoResumeMail,
  recordResumeMail,
  takeResumeMail,
} from "@/db/queries/resume-mails";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { orderName } from "@/i18n/order-name";
import { type Words, words } from "@/i18n/words";
import { dateIn, formatDate, formatInstant } from "@/lib/dates";
import { editionOfSubmission } from "@/lib/markets/editions";
import { continueAddress, oneClickStopAddress, stopMailsAddress } from "@/lib/routing/addresses";
import type { ResumeMail } from "@/lib/sign-up/resume-mails";
import { productName } from "@/lib/site";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { metrics } from "@/server/logging/metrics";
import type { Block, Email } from "@/server/mail/email";
import { openConfirmationPathOf } from "@/server/payments/links";
import { reconcile } from "@/server/payments/reconcile";
import { postponedBy } from "@/server/payments/reply";
import { addressHash } from "@/server/resume-mails/stop";
import { newToken } from "@/server/token";
import { submissionPayload } from "../about-submission";
import { firmLocale, lead, sender, text } from "../blocks";
import { mail } from "../mail";
import type { ComposedMail } from "../send-email";

export const resumeAfterHour = mail({
  kind: "resume_after_hour",
  name: () => words(firmLocale, "resume")("mail.resume_after_hour.name"),
  audience: "contact",
  queue: "reminders",
  soonUseless: true,
  payload: submissionPayload,
  build: ({ submissionId }) => resumeMessage("resume_after_hour", submissionId, { isAsked: false }),
  due: () => dueMails("resume_after_hour"),
});

/** An operator can queue it too, at any time: then it has a `reason`. */
export const resumeAfterDay = mail({
  kind: "resume_after_day",
  name: () => words(firmLocale, "resume")("mail.resume_after_day.name"),
  audience: "contact",
  queue: "reminders",
  soonUseless: true,
  payload: submissionPayload.extend({ reason: z.literal("asked_by_firm").optional() }),
  build: ({ submissionId, reason }) =>
    resumeMessage("resume_after_day", submissionId, { isAsked: reason !== undefined }),
  due: () => dueMails("resume_after_day"),
});

const batchSize = 200;

async function dueMails(kind: ResumeMail) {
  if (!settings().sendsResumeMails) return [];
  const ids = await query((db) => dueResumeMails(db, kind, batchSize));
  return ids.map((id) => ({ about: id, payload: { submissionId: id } }));
}

/**
 * The mail with a link to an unpaid sign-up. It asks the provider first, in case the payer has just approved. `isAsked`: an
 * operator sends it, at any time.
 */
async function resumeMessage(
  kind: ResumeMail,
  submissionId: string,
  { isAsked }: { isAsked: boolean },
): Promise<ComposedMail> {
  if (!settings().sendsResumeMails) return dropped("off");
  const reconciled = await reconcile(submissionId);
  if (reconciled?.refusal) return postponedBy(reconciled.refusal);
  const unpaid = await query((db) => findSubmission(db, submissionId));
  if (!unpaid) return dropped("changed");
  const [link, stop] = [newToken(), newToken()];
  const keys = { emailHash: addressHash(unpaid.contactEmail), linkHash: link.hash, stopHash: stop.hash };
  const claimed = await query((db) => takeResumeMail(db, { kind, isAsked }, unpaid, keys));
  if (!claimed.ok) return dropped(claimed.reason);
  const { submission, draft } = claimed;
  const edition = editionOfSubmission(submission);
  const { siteUrl } = settings();
  const oneClick = new URL(oneClickStopAddress(edition, stop.token), siteUrl);
  const goOn = draft ? continueAddress(edition, link.token) : await openConfirmationPathOf(submission.id);
  const addresses = {
    link: new URL(goOn, siteUrl).href,
    stop: new URL(stopMailsAddress(edition, stop.token), siteUrl).href,
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

type ResumeMailFields = { submission: Submission; keptUntil: Date | null; link: string; stop: string };

/**
 * The mail about an unpaid sign-up, or, without `keptUntil`, about a debit that ended and was not set up again. Shows no answers
 * but the plan, since the address is not verified.
 */
export function resumeEmail(
  kind: ResumeMail,
  { submission, keptUntil, link, stop }: ResumeMailFields,
): Email {
  const edition = editionOfSubmission(submission);
  const t = words(edition.locale, "resume");
  const facts = {
    product: productName,
    plan: orderName(submission, edition),
    debit: words(edition.locale, "signUp")(`debit.${edition.scheme}`),
    date: formatDate(dateIn(edition.timeZone, submission.createdAt), edition),
  };
  const subject = keptUntil ? t(`mail.${kind}.subject`, facts) : t("mail.again.subject", facts);
  return {
    locale: edition.locale,
    subject,
    heading: subject,
    footer: t("mail.footer", { sender: sender(edition.locale), reference: submission.reference }),
    blocks: [
      ...(keptUntil
        ? toFinish(t, { ...facts, until: formatInstant(keptUntil, edition) }, link)
        : toSetUpAgain(t, facts, link)),
      text(t(`mail.${kind}.more`)),
      { kind: "link", label: t("mail.stop"), href: stop },
    ],
  };
}

type MailFacts = Record<"plan" | "debit" | "date", string>;

function toFinish(t: Words<"resume">, facts: MailFacts & { until: string }, link: string): Block[] {
  return [
    lead(t("mail.lead", facts)),
    { kind: "heading", text: t("mail.left.heading") },
    { kind: "points", points: [t("mail.left.review", facts), t("mail.left.debit", facts)] },
    { kind: "button", label: t("mail.button"), href: link },
    text(t("mail.works", facts)),
    text(t("mail.changedMind", facts)),
  ];
}

function toSetUpAgain(t: Words<"resume">, facts: MailFacts, link: string): Block[] {
  return [
    lead(t("mail.again.lead", facts)),
    { kind: "button", label: t("mail.again.button", facts), href: link },
    text(t("mail.again.changedMind", facts)),
  ];
}
