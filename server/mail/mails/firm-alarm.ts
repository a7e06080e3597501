import { z } from "zod";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { providerWords } from "@/i18n/provider-words";
import { words } from "@/i18n/words";
import { type AlarmReason, alarmReasons, type EndingReason, endingReasons } from "@/lib/payments/alarms";
import { setUpOf } from "@/lib/payments/states";
import { deskPages, oneSignUpAddress } from "@/lib/routing/desk";
import { query } from "@/server/database";
import { log } from "@/server/logging/log";
import type { Email } from "@/server/mail/email";
import { contactOf } from "../about-submission";
import { firm, firmEmail, firmLocale, lead } from "../blocks";
import { deskLink } from "../desk-link";
import { mail } from "../mail";
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

async function build(alarm: z.infer<typeof payload>, attempts: number): Promise<ComposedMail> {
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
    email: alarmEmail(over ? { over } : { reason }, submission, detail),
    to: firm(),
    ...(submission && !submission.erasedAt && { replyTo: contactOf(submission) }),
  };
}

/** `over`: the problem of an earlier alarm has ended. */
export function alarmEmail(
  about: { readonly reason: AlarmReason } | { readonly over: EndingReason },
  submission: Submission | null,
  detail: string | undefined,
): Email {
  const t = words(firmLocale, "mail");
  const isOver = "over" in about;
  const reason = isOver ? about.over : about.reason;
  const title = isOver ? t(`over.${about.over}.title`) : t(`alarm.${about.reason}.title`);
  const text = isOver ? t(`over.${about.over}.text`) : t(`alarm.${about.reason}.text`);
  const texts = isOver ? "over" : "alarm";
  const rows: [string, string][] = [];
  if (submission)
    rows.push(
      [t("firm.reference"), submission.reference],
      [t("firm.fields.businessName"), submission.businessName],
      [t("firm.fields.contactName"), submission.contactName],
      [t("firm.fields.contactEmail"), submission.contactEmail],
      [t("alarm.setUp"), t(`setUp.${setUpOf(submission, new Date())}`)],
      [t("alarm.lastPayment"), t(`lastPayment.${submission.lastPayment}`)],
      [t("alarm.submission"), submission.id],
    );
  if (submission?.paymentCause && (submission.setUp === "refused" || submission.setUp === "ended"))
    rows.push([t("alarm.cause"), providerWords(t).ofCause(submission.paymentCause).words]);
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

/** The page of the desk where the alarm is looked into. */
function pageOf(reason: AlarmReason, submission: Submission | null): string {
  if (submission) return oneSignUpAddress(submission.id);
  if (reason === "feed_parked") return deskPages.outbox;
  return reason === "provider_unauthorised" ? deskPages.settings : deskPages.unmatched;
}
