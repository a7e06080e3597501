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
import { mails } from "@/server/mail/mails";
import { confirmationLinkEmail } from "@/server/mail/mails/confirmation-link";
import { continueEmail } from "@/server/mail/mails/continue-link";
import { welcomeEmail } from "@/server/mail/mails/customer-confirmation";
import { debitEndedEmail } from "@/server/mail/mails/debit-ended";
import { alarmEmail, joinedAlarmEmail } from "@/server/mail/mails/firm-alarm";
import { newCustomerEmail, signUpEmail } from "@/server/mail/mails/firm-notices";
import { leadEmail } from "@/server/mail/mails/lead-notice";
import { resumeEmail } from "@/server/mail/mails/resume-mails";
import { sampleDraft, sampleLead, sampleSubmission, type Typed } from "./sample-rows";

const invented: Typed = {
  business: "Fenwick & Hale Joinery Ltd",
  person: "Harriet Rose Fenwick",
  note: "We keep the books of twelve companies.\nCould we talk on Thursday?",
};

/** Every mail, by kind and variant, with invented data. Names of `typed` replace the invented ones. */
export function sampleMails(edition: Edition, typed = invented): Readonly<Record<string, Email>> {
  const customer = sampleSubmission(edition, typed);
  const unpaid = { ...customer, paymentStatus: "pending" as const, mandateId: null, confirmedAt: null };
  const failed = { ...customer, paymentCause: "mandates.failed" };
  const alarm = (submission: typeof customer | null, detail?: string) => {
    return { submission, detail, since: customer.updatedAt };
  };
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
    customer_confirmation: welcomeEmail(customer, customer.updatedAt, {
      confirmation: at(openConfirmationPath(customer.id, "BRQ000SAMPLE")),
      isAttached: true,
    }),
    confirmation_link: confirmationLinkEmail(customer, {
      link: at(openingAddress(key)),
      opens: "confirmation",
      now: customer.updatedAt,
    }),
    sign_up_notice: signUpEmail(unpaid, []),
    firm_notice: newCustomerEmail(customer, [duplicate], customer.updatedAt),
    "debit_ended setup_failed": debitEndedEmail(failed, "setup_failed", again),
    "debit_ended left": debitEndedEmail(unpaid, "left", again),
    "debit_ended debit_ended": debitEndedEmail(failed, "debit_ended", again),
    "debit_ended ended_by_firm": debitEndedEmail(customer, "ended_by_firm", again),
    resume_after_hour: resumeEmail("resume_after_hour", resume),
    resume_after_day: resumeEmail("resume_after_day", resume),
    "resume_after_hour again": resumeEmail("resume_after_hour", { ...resume, keptUntil: null, link: again }),
    continue_link: continueEmail(draft, { opens: "answers", link }),
    lead_notice: leadEmail(sampleLead(edition.code, typed)),
    "lead_notice suspect": leadEmail({ ...sampleLead(edition.code, typed), isSuspect: true }),
    "firm_alarm stuck": alarmEmail({ reason: "stuck" }, alarm(customer, "BRQ000SAMPLE")),
    "firm_alarm many": joinedAlarmEmail(
      [failed, customer].map((one) => ({ ...alarm(one), submission: one, reason: "debit_ended" })),
    ),
    "firm_alarm over": alarmEmail({ over: "payment_failed" }, alarm(customer, "PM000SAMPLE")),
    "firm_alarm feed_parked": alarmEmail({ reason: "feed_parked" }, alarm(null)),
    "firm_alarm provider_unauthorised": alarmEmail({ reason: "provider_unauthorised" }, alarm(null)),
    ...Object.fromEntries(mails.flatMap(({ samples }) => Object.entries(samples?.() ?? {}))),
  };
}
