import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { defaultMarket, market } from "@/lib/markets";
import type { AlarmReason } from "@/lib/payments/alarms";
import { productName } from "@/lib/site";
import type { Email } from "@/server/mail/email";

const { locale } = market(defaultMarket);

/** To the firm, when somebody must act (docs/payments.md). */
export function alarmEmail(
  reason: AlarmReason,
  submission: Submission | null,
  detail: string | undefined,
): Email {
  const t = words(locale, "mail");
  const title = t(`alarm.${reason}.title`);
  const rows: [string, string][] = [
    ...(submission
      ? ([
          [t("firm.reference"), submission.reference],
          [t("firm.business"), submission.businessName],
          [t("firm.contact"), submission.contactName],
          [t("firm.email"), submission.contactEmail],
          [t("alarm.status"), submission.paymentStatus],
          [t("alarm.submission"), submission.id],
        ] as [string, string][])
      : []),
    ...(detail ? ([[t("alarm.detail"), detail]] as [string, string][]) : []),
  ];
  return {
    locale,
    subject: submission
      ? t("alarm.subjectAbout", { title, reference: submission.reference })
      : t("alarm.subject", { title }),
    heading: title,
    footer: t("footerFirm", { product: productName }),
    blocks: [
      { kind: "text", text: t(`alarm.${reason}.text`) },
      ...(rows.length > 0 ? [{ kind: "rows", rows } as const] : []),
    ],
  };
}
