import type { Submission } from "@/db/queries/submissions";
import { copy } from "@/i18n/copy";
import { firstContact } from "@/i18n/follow-up";
import { orderName } from "@/i18n/order-name";
import { words } from "@/i18n/words";
import { firstBooks } from "@/lib/content/month-end";
import { addDays, dateIn } from "@/lib/dates";
import { formatDateWithWeekday, formatMonth } from "@/lib/dates/formats";
import { editionOfSubmission } from "@/lib/markets/editions";
import type { NextStep } from "@/lib/payments/thanks";
import { formatPrice } from "@/lib/plans";
import { site } from "@/server/env";
import { firstPaymentOf } from "@/server/payments/first-payment";

/** What happens after the debit is set up, by date: the confirmation page and its calendar file show the same. */
export function nextSteps(submission: Submission, now: Date): readonly NextStep[] {
  const edition = editionOfSubmission(submission);
  const t = copy(edition, "confirmation");
  const confirmedOn = dateIn(edition.timeZone, submission.confirmedAt ?? now);
  const payment = firstPaymentOf(submission, now);
  const books = firstBooks(confirmedOn, edition);
  const software = words(edition.locale, "market")(`software.${submission.accountingSoftware}`);
  const by = (key: "by" | "on" | "about", date: string) =>
    t(`next.${key}`, { date: formatDateWithWeekday(date, edition) });
  const accessOn = addDays(confirmedOn, 2);
  const steps: NextStep[] = [
    {
      ...firstContact(edition, site(), submission.confirmedAt ?? now),
      key: "contact",
      title: t("next.contact.title"),
      text: t("next.contact.text", { software }),
    },
    {
      key: "access",
      date: accessOn,
      by: by("by", accessOn),
      when: t("next.access.when"),
      title: t("next.access.title"),
      text: t("next.access.text", { hasPhone: submission.contactPhone ? "yes" : "no" }),
    },
    {
      key: "payment",
      date: payment.date,
      by: by(payment.isKnown ? "on" : "about", payment.date),
      when: t("next.payment.when"),
      title: t("next.payment.title", { price: formatPrice(submission.planPrice, edition) }),
      text: t(payment.isKnown ? "next.payment.known" : "next.payment.likely", {
        plan: orderName(submission, edition),
      }),
    },
    {
      key: "books",
      date: books.deliveredOn,
      by: by("by", books.deliveredOn),
      when: t("next.books.when"),
      title: t("next.books.title", { month: formatMonth(books.month, edition) }),
      text: t("next.books.text"),
    },
  ];
  return steps.sort((a, b) => a.date.localeCompare(b.date));
}
