import { issueConfirmationLink } from "@/db/queries/confirmations";
import type { Submission } from "@/db/queries/submissions";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { formatInstant } from "@/lib/dates";
import { editionOfSubmission } from "@/lib/markets/editions";
import { type ConfirmationLinkOpens, confirmationLinkMinutes } from "@/lib/payments/link";
import { openingAddress } from "@/lib/routing/addresses";
import { linkDestination } from "@/server/confirmation/view";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import type { Email } from "@/server/mail/email";
import { newToken } from "@/server/token";
import { aboutSubmission, contactOf, submissionPayload } from "../about-submission";
import { customerEmail, firmLocale, lead, text } from "../blocks";
import { mail } from "../mail";

export const confirmationLink = mail({
  kind: "confirmation_link",
  name: () => words(firmLocale, "confirmation")("mail.name"),
  audience: "contact",
  queue: "links",
  payload: submissionPayload,
  /** Creates the link's token just before sending, since only its hash may be stored. */
  build: aboutSubmission(async (found) => {
    const now = new Date();
    const opens = linkDestination(found, now);
    if (!opens) return null;
    const { token, hash } = newToken();
    const submission = await query((db) => issueConfirmationLink(db, found.id, hash));
    if (!submission || submission.erasedAt) return null;
    const link = new URL(openingAddress(token), settings().siteUrl).href;
    return { email: confirmationLinkEmail(submission, { link, opens, now }), to: contactOf(submission) };
  }),
});

type Link = { link: string; opens: ConfirmationLinkOpens; now: Date };

/** The mail with a link that lets another browser in. */
export function confirmationLinkEmail(submission: Submission, { link, opens, now }: Link): Email {
  const edition = editionOfSubmission(submission);
  const t = copy(edition, "confirmation");
  const until = new Date(now.getTime() + confirmationLinkMinutes * 60_000);
  return customerEmail(submission, t(`mail.subject.${opens}`), [
    lead(t(`mail.lead.${opens}`)),
    { kind: "button", label: t(`mail.button.${opens}`), href: link },
    text(t("mail.terms", { time: formatInstant(until, edition) })),
    text(t(`mail.notYou.${opens}`)),
  ]);
}
