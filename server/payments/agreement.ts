import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { firstBooks } from "@/lib/content/month-end";
import { addDays, dateIn, formatDate, formatDebitDate } from "@/lib/dates";
import { formatMonth } from "@/lib/dates/formats";
import { type Market, marketOfCountry } from "@/lib/markets";
import { type Agreement, noticeDays, rightsParts } from "@/lib/payments/agreement";
import { formatPrice, noticeMonths } from "@/lib/plans";
import { site } from "@/server/env";
import { firstPaymentOf } from "./first-payment";

export function agreementOf(submission: Submission, now: Date): Agreement {
  const market = marketOfCountry(submission.serviceCountry);
  const t = words(market.locale, "payment");
  const debit = words(market.locale, "signUp")(`debit.${market.scheme}`);
  const { legalName: firm, supportEmail: email } = site();
  const price = formatPrice(submission.planPrice, market.currency);
  const taxIncluded = words(market.locale, "market")("taxIncluded");
  const days = noticeDays[market.scheme];
  const facts = { firm, days, email, price };
  return {
    debit,
    rows: [
      [t("mandate.amount"), t("mandate.amountText", { price, taxIncluded })],
      [t("mandate.first"), firstPayment(submission, market, now)],
      [t("mandate.then"), t("mandate.thenText")],
      [t("mandate.collector"), t("mandate.collectorText", { firm })],
      [t("mandate.statement"), submission.statementName ?? t("mandate.statementUnknown")],
      [t("mandate.reference"), submission.mandateReference ?? t("mandate.referenceUnknown")],
      [t("mandate.notice"), t("mandate.noticeText", { days })],
    ],
    cancel: {
      title: t("mandate.cancel"),
      text: t("mandate.cancelText", { email, debit, months: noticeMonths }),
    },
    rights: {
      title: t(`mandate.rights.${market.scheme}.title`),
      parts: rightsParts.map((part) => t(`mandate.rights.${market.scheme}.${part}`, facts)),
    },
  };
}

export function dueDate({ serviceCountry, confirmedAt }: Submission, days: number, now: Date): string {
  const market = marketOfCountry(serviceCountry);
  return formatDate(addDays(dateIn(market.timeZone, confirmedAt ?? now), days), market);
}

export function booksOf({ serviceCountry, confirmedAt }: Submission, now: Date) {
  const market = marketOfCountry(serviceCountry);
  const { month, deliveredOn } = firstBooks(dateIn(market.timeZone, confirmedAt ?? now), market);
  return { month: formatMonth(month, market), date: formatDate(deliveredOn, market) };
}

function firstPayment(submission: Submission, market: Market, now: Date): string {
  const { date, isKnown } = firstPaymentOf(submission, now);
  const t = words(market.locale, "payment");
  return t(isKnown ? "mandate.onDate" : "mandate.onOrAbout", { date: formatDebitDate(date, market) });
}
