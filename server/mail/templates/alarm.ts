import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { type AlarmReason, type EndingReason, feedReasons } from "@/lib/payments/alarms";
import { endpointAddress, oneSignUpAddress, settingsAddress, unmatchedAddress } from "@/lib/routing/desk";
import type { Email } from "@/server/mail/email";
import { deskLink } from "./desk-link";
import { firmEmail, firmLocale, lead } from "./parts";

/** `over`: what an alarm was about has ended. */
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
  const said = isOver ? "over" : "alarm";
  const rows: [string, string][] = [];
  if (submission)
    rows.push(
      [t("firm.reference"), submission.reference],
      [t("firm.business"), submission.businessName],
      [t("firm.contact"), submission.contactName],
      [t("firm.email"), submission.contactEmail],
      [t("alarm.status"), submission.paymentStatus],
      [t("alarm.submission"), submission.id],
    );
  if (detail) rows.push([t("alarm.detail"), detail]);
  return firmEmail({
    subject: submission
      ? t(`${said}.subjectAbout`, { title, reference: submission.reference })
      : t(`${said}.subject`, { title }),
    heading: title,
    blocks: [
      lead(text),
      ...(rows.length > 0 ? [{ kind: "rows", rows } as const] : []),
      ...deskLink(pageOf(reason, submission, detail)),
    ],
  });
}

/** The page of the desk where the alarm is looked into. Of an alarm about the feed, the detail is the endpoint's id. */
function pageOf(reason: AlarmReason, submission: Submission | null, detail: string | undefined): string {
  if (submission) return oneSignUpAddress(submission.id);
  if (detail && feedReasons.some((one) => one === reason)) return endpointAddress(detail);
  return reason === "provider_unauthorised" ? settingsAddress : unmatchedAddress;
}
