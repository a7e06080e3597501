import type { Submission } from "@/db/queries/submissions";
import { addressOfTodo, feedReasons } from "@/desk/todos/rules";
import { words } from "@/i18n/words";
import type { AlarmReason, EndingReason } from "@/lib/payments/alarms";
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
