import type { Edition } from "@/lib/markets/editions";
import {
  confirmationPath,
  continueAddress,
  openConfirmationPath,
  openingAddress,
  stopMailsAddress,
} from "@/lib/routing/addresses";
import { settings } from "@/server/env";
import type { Email } from "@/server/mail/email";
import { confirmationLinkEmail } from "@/server/mail/mails/confirmation-link";
import { continueEmail } from "@/server/mail/mails/continue-link";
import { welcomeEmail } from "@/server/mail/mails/customer-confirmation";
import { debitEndedEmail } from "@/server/mail/mails/debit-ended";
import { alarmEmail } from "@/server/mail/mails/firm-alarm";
import { newCustomerEmail, signUpEmail } from "@/server/mail/mails/firm-notices";
import { leadEmail } from "@/server/mail/mails/lead-notice";
import { resumeEmail } from "@/server/mail/mails/resume-mails";
import { sampleDraft, sampleLead, sampleSubmission, type Typed } from "./sample-rows";

const invented: Typed = {
  business: "Fenwick & Hale Joinery Ltd",
  person: "Harriet Rose Fenwick",
  note: "We keep the books of twelve companies.\nCould we talk on Thursday?",
};

/** Every mail, with invented data. Names of `typed` replace the invented ones. */
export function sampleMails(edition: Edition, typed = invented): Readonly<Record<string, Email>> {
  const customer = sampleSubmission(edition, typed);
  const unpaid = { ...customer, paymentStatus: "pending" as const, mandateId: null, confirmedAt: null };
  const draft = sampleDraft(edition);
  const at = (path: string) => new URL(path, settings().siteUrl).href;
  const again = at(confirmationPath(customer.id, "BRQ000SAMPLE"));
  const duplicate = {
    id: customer.id,
    reference: "JK-8F2K-QX41",
    by: "number",
    state: "confirmed",
    mayBeDebited: true,
  } as const;
  const key = "k".repeat(43);
  const link = at(continueAddress(edition, key));
  const resume = {
    submission: unpaid,
    keptUntil: draft.expiresAt,
    link,
    stop: at(stopMailsAddress(edition, key)),
  };
  return {
    welcome: welcomeEmail(customer, customer.updatedAt, {
      confirmation: at(openConfirmationPath(customer.id, "BRQ000SAMPLE")),
      isAttached: true,
    }),
    "open-confirmation": confirmationLinkEmail(customer, {
      link: at(openingAddress(key)),
      opens: "confirmation",
      now: customer.updatedAt,
    }),
    "sign-up-notice": signUpEmail(unpaid, []),
    "firm-notice": newCustomerEmail(customer, [duplicate], customer.updatedAt),
    "payment-not-set-up": debitEndedEmail(unpaid, "setup_failed", again),
    "payment-ended": debitEndedEmail(customer, "debit_ended", again),
    "resume-after-hour": resumeEmail("resume_after_hour", resume),
    "resume-after-day": resumeEmail("resume_after_day", resume),
    "resume-set-up-again": resumeEmail("resume_after_hour", { ...resume, keptUntil: null, link: again }),
    continue: continueEmail(draft, { opens: "answers", link }),
    lead: leadEmail(sampleLead(edition.code, typed)),
    "lead-suspect": leadEmail({ ...sampleLead(edition.code, typed), isSuspect: true }),
    alarm: alarmEmail({ reason: "stuck" }, customer, "BRQ000SAMPLE"),
    "alarm-over": alarmEmail({ over: "payment_failed" }, customer, "PM000SAMPLE"),
    "alarm-feed": alarmEmail({ reason: "feed_paused" }, null, customer.id),
    "alarm-token": alarmEmail({ reason: "provider_unauthorised" }, null, undefined),
  };
}
