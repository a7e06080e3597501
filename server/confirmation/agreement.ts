import type { Submission } from "@/db/queries/submissions";
import { shorterNoticeText } from "@/i18n/shorter-notice";
import { words } from "@/i18n/words";
import { firmFacts } from "@/lib/content/firm";
import { dateIn, formatDate, formatDebitDate } from "@/lib/dates";
import { type Locale, type Market, marketOfCountry } from "@/lib/markets";
import { type Agreement, noticeDays, rightsParts } from "@/lib/payments/agreement";
import { formatPrice, noticeMonths, plan } from "@/lib/plans";
import { site } from "@/server/env";
import { firstPaymentOf } from "@/server/payments/first-payment";

export function agreementOf(submission: Submission, now: Date): Agreement {
  const market = marketOfCountry(submission.serviceCountry);
  const t = words(market.locale, "payment");
  const debit = words(market.locale, "signUp")(`debit.${market.scheme}`);
  const { firm, address } = firmFacts(site(), market.locale);
  const email = site().supportEmail || `${firm}, ${address}`;
  const price = formatPrice(submission.planPrice, market.currency);
  const taxIncluded = words(market.locale, "market")("taxIncluded");
  const days = noticeDays[market.scheme];
  const facts = { firm, days, email, price };
  return {
    debit,
    order: orderRows(submission, market),
    terms: acceptedTerms(submission, market),
    taxIncluded,
    rows: [
      [t("mandate.amount"), t("mandate.amountText", { price, taxIncluded })],
      [t("mandate.first"), firstPayment(submission, market, now)],
      [t("mandate.then"), t("mandate.thenText")],
      [t("mandate.collector"), t("mandate.collectorText", { firm })],
      [t("mandate.statement"), submission.statementName ?? t("mandate.statementUnknown")],
      [t("mandate.reference"), submission.mandateReference ?? t("mandate.referenceUnknown")],
      [t("mandate.notice"), t("mandate.noticeText", { days })],
    ],
    shorterNotice: shorterNoticeText(market),
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

function orderRows(submission: Submission, market: Market): Agreement["order"] {
  const { locale, currency, timeZone } = market;
  const { confirmedAt } = submission;
  const t = words(locale, "confirmation");
  return [
    [t("order.business"), submission.businessName],
    [t("order.name"), submission.contactName],
    [t("order.plan"), plan(submission.planType).name],
    [
      t("order.rollover"),
      submission.hasRollover
        ? t("order.on", { price: formatPrice(submission.rolloverPrice, currency) })
        : t("order.off"),
    ],
    [t("order.limits"), limitsOf(submission, locale)],
    [t("order.price"), formatPrice(submission.planPrice, currency)],
    ...(confirmedAt ? [[t("order.made"), formatDate(dateIn(timeZone, confirmedAt), market)] as const] : []),
  ];
}

function acceptedTerms({ termsAcceptedAt, termsVersion: version }: Submission, market: Market) {
  const label = words(market.locale, "confirmation")("order.terms");
  return { label, acceptedOn: formatDate(dateIn(market.timeZone, termsAcceptedAt), market), version };
}

export function limitsOf({ planType, transactionLimit, accountLimit }: Submission, locale: Locale): string {
  const facts = { planType, transactions: transactionLimit, accounts: accountLimit ?? 0 };
  return words(locale, "signUp")("orderSummary.limits", facts);
}

function firstPayment(submission: Submission, market: Market, now: Date): string {
  const { date, isKnown } = firstPaymentOf(submission, now);
  const t = words(market.locale, "payment");
  return t(isKnown ? "mandate.onDate" : "mandate.onOrAbout", { date: formatDebitDate(date, market) });
}
