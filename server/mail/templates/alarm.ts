import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { addressOfTodo, feedReasons } from "@/lib/console/todo";
import type { AlarmReason } from "@/lib/payments/alarms";
import type { Email } from "@/server/mail/email";
import { deskLink } from "./desk-link";
import { firmEmail, firmLocale, lead } from "./parts";

export function alarmEmail(
  reason: AlarmReason,
  submission: Submission | null,
  detail: string | undefined,
): Email {
  const t = words(firmLocale, "mail");
  const title = t(`alarm.${reason}.title`);
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
      ? t("alarm.subjectAbout", { title, reference: submission.reference })
      : t("alarm.subject", { title }),
    heading: title,
    blocks: [
      lead(t(`alarm.${reason}.text`)),
      ...(rows.length > 0 ? [{ kind: "rows", rows } as const] : []),
      ...deskLink(
        addressOfTodo({ reason, signUp: submission, lead: null, endpoint: endpointOf(reason, detail) }),
      ),
    ],
  });
}

/** Of an alarm about the feed, the detail is the id of the endpoint. */
function endpointOf(reason: AlarmReason, detail: string | undefined) {
  return detail && feedReasons.some((one) => one === reason) ? { id: detail } : null;
}
