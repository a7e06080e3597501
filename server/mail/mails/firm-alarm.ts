import { z } from "zod";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { providerWords } from "@/i18n/provider-words";
import { words } from "@/i18n/words";
import { formatInstant } from "@/lib/dates";
import { dueBy } from "@/lib/dates/due";
import { defaultEdition } from "@/lib/markets/editions";
import { type AlarmReason, alarmReasons, type EndingReason, endingReasons } from "@/lib/payments/alarms";
import { setUpOf } from "@/lib/payments/states";
import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import { query } from "@/server/database";
import { site } from "@/server/env";
import { log } from "@/server/logging/log";
import type { Email, MailRow } from "@/server/mail/email";
import { contactOf } from "../about-submission";
import { contactLinks, firm, firmEmail, firmLocale, lead } from "../blocks";
import { deskLink } from "../desk-link";
import { type BuiltFor, mail } from "../mail";
import type { ComposedMail } from "../send-email";

const payload = z.object({
  reason: z.enum(alarmReasons),
  submissionId: z.string().optional(),
  detail: z.string().optional(), // A code or an id, never what somebody typed
  isOver: z.literal(true).optional(), // For an alarm: whether the problem has ended
});

export const firmAlarm = mail({
  kind: "firm_alarm",
  name: () => words(firmLocale, "mail")("alarm.name"),
  audience: "firm",
  queue: "notices",
  payload,
  build,
});

async function build(
  alarm: z.infer<typeof payload>,
  { attempts, createdAt }: BuiltFor,
): Promise<ComposedMail> {
  const { reason, submissionId, detail, isOver } = alarm;
  if (attempts === 1)
    log(isOver ? "info" : "error", isOver ? "payment alarm over" : "payment alarm", {
      reason,
      submission: submissionId,
      detail,
    });
  const submission = submissionId ? await query((db) => findSubmission(db, submissionId)) : null;
  const over = isOver && endingReasons.find((known) => known === reason);
  return {
    email: alarmEmail(over ? { over } : { reason }, { submission, detail, since: createdAt }),
    to: firm(),
    ...(submission && !submission.erasedAt && { replyTo: contactOf(submission) }),
  };
}

type AlarmFacts = {
  readonly submission: Submission | null;
  readonly detail: string | undefined;
  /** When it came up. */
  readonly since: Date;
};

/** `over`: the problem of an earlier alarm has ended. */
export function alarmEmail(
  about: { readonly reason: AlarmReason } | { readonly over: EndingReason },
  { submission, detail, since }: AlarmFacts,
): Email {
  const t = words(firmLocale, "mail");
  const isOver = "over" in about;
  const reason = isOver ? about.over : about.reason;
  const title = isOver ? t(`over.${about.over}.title`) : t(`alarm.${about.reason}.title`);
  const text = isOver ? t(`over.${about.over}.text`) : t(`alarm.${about.reason}.text`);
  const texts = isOver ? "over" : "alarm";
  const rows: MailRow[] = [];
  if (!isOver) rows.push([t("alarm.due"), dueText(since)]);
  if (submission) rows.push(...rowsAbout(submission));
  if (detail) rows.push([t("alarm.detail"), detail]);
  return firmEmail({
    subject: submission
      ? t(`${texts}.subjectAbout`, { title, reference: submission.reference })
      : t(`${texts}.subject`, { title }),
    heading: title,
    blocks: [
      lead(text),
      ...(rows.length > 0 ? [{ kind: "rows", rows } as const] : []),
      ...deskLink(pageOf(reason, submission)),
    ],
  });
}

/** By the close of the firm's day, as the desk says. */
function dueText(since: Date): string {
  const due = dueBy(
    "close_of_day",
    { since, market: defaultEdition, firstPayment: null },
    site().officeHours,
  );
  return formatInstant(due, defaultEdition);
}

/** Whom it is about, how to reach them, what became of their debit, and why. */
function rowsAbout(submission: Submission): MailRow[] {
  const t = words(firmLocale, "mail");
  const { setUp, lastPayment, paymentCause, contactPhone } = submission;
  const links = contactLinks(submission);
  const hasNoDebit = setUp === "refused" || setUp === "ended";
  return [
    [t("firm.reference"), submission.reference],
    [t("firm.fields.businessName"), submission.businessName],
    [t("firm.fields.contactName"), submission.contactName],
    [t("firm.fields.contactEmail"), submission.contactEmail, links.contactEmail],
    ...(contactPhone ? [[t("firm.fields.contactPhone"), contactPhone, links.contactPhone] as const] : []),
    [t("alarm.setUp"), t(`setUp.${setUpOf(submission, new Date())}`)],
    [t("alarm.lastPayment"), t(`lastPayment.${lastPayment}`)],
    ...(paymentCause && hasNoDebit
      ? [[t("alarm.cause"), providerWords(t).ofCause(paymentCause).words] as const]
      : []),
  ];
}

/** The page of the desk where the alarm is looked into. */
function pageOf(reason: AlarmReason, submission: Submission | null): string {
  if (submission) return oneSignUpAddress(submission.id);
  if (reason === "feed_parked") return deskPages.outbox;
  return reason === "provider_unauthorised" ? deskPages.settings : deskPages.unmatched;
}
