import type { Submission } from "@/db/queries/submissions";
import { promise } from "@/i18n/claims";
import { shorterNoticeText } from "@/i18n/shorter-notice";
import { words } from "@/i18n/words";
import { firmFacts } from "@/lib/content/firm";
import { dateIn, formatDate, formatDebitDate, formatInstant } from "@/lib/dates";
import { schemes } from "@/lib/dates/schemes";
import { acceptedEditionOf, type Edition, editionOfSubmission, type Locale } from "@/lib/markets/editions";
import { type Agreement, rightsParts } from "@/lib/payments/agreement";
import { formatPrice, noticeMonths, plan, planLimits } from "@/lib/plans";
import { siteAddress } from "@/lib/routing/addresses";
import { site } from "@/server/env";
import { firstPaymentOf } from "@/server/payments/first-payment";

type Agreed = Pick<
  Submission,
  | "edition"
  | "acceptedEdition"
  | "serviceCountry"
  | "businessName"
  | "contactName"
  | "planType"
  | "planPrice"
  | "hasRollover"
  | "rolloverPrice"
  | "transactionLimit"
  | "accountLimit"
  | "statementName"
  | "mandateReference"
  | "firstPaymentOn"
  | "confirmedAt"
  | "termsAcceptedAt"
  | "termsVersion"
>;

export function agreementOf(submission: Agreed, now: Date): Agreement {
  const edition = editionOfSubmission(submission);
  const t = words(edition.locale, "payment");
  const debit = words(edition.locale, "signUp")(`debit.${edition.scheme}`);
  const { firm, address } = firmFacts(site(), edition.locale);
  const email = site().supportEmail || `${firm}, ${address}`;
  const price = formatPrice(submission.planPrice, edition);
  const taxIncluded = words(edition.locale, "market")("taxIncluded");
  const days = schemes[edition.scheme].noticeDays;
  const facts = { firm, days, email, price };
  return {
    debit,
    order: orderRows(submission, edition),
    terms: acceptedTerms(submission, edition),
    taxIncluded,
    rows: [
      [t("mandate.amount"), t("mandate.amountText", { price, taxIncluded })],
      [t("mandate.first"), firstPayment(submission, edition, now)],
      [t("mandate.then"), t("mandate.thenText")],
      [t("mandate.collector"), t("mandate.collectorText", { firm })],
      [t("mandate.statement"), submission.statementName ?? t("mandate.statementUnknown")],
      [t("mandate.reference"), submission.mandateReference ?? t("mandate.referenceUnknown")],
      [t("mandate.notice"), t("mandate.noticeText", { days })],
    ],
    shorterNotice: shorterNoticeText(edition),
    cancel: {
      title: t("mandate.cancel"),
      text: [
        t("mandate.cancelText", { email, months: noticeMonths }),
        t(`mandate.cancelDebit.${edition.scheme}`, { debit }),
        promise("freeCancellation", edition, site()),
      ]
        .join(" ")
        .trim(),
    },
    rights: {
      title: t(`mandate.rights.${edition.scheme}.title`),
      parts: rightsParts.map((part) => t(`mandate.rights.${edition.scheme}.${part}`, facts)),
    },
  };
}

function orderRows(submission: Agreed, edition: Edition): Agreement["order"] {
  const { locale, timeZone } = edition;
  const { confirmedAt } = submission;
  const t = words(locale, "confirmation");
  return [
    [t("order.business"), submission.businessName],
    [t("order.name"), submission.contactName],
    [t("order.plan"), plan(submission.planType).name],
    [
      t("order.rollover"),
      submission.hasRollover
        ? t("order.on", { price: formatPrice(submission.rolloverPrice, edition) })
        : t("order.off"),
    ],
    [t("order.limits"), limitsOf(submission, locale)],
    [t("order.price"), formatPrice(submission.planPrice, edition)],
    ...(confirmedAt ? [[t("order.made"), formatDate(dateIn(timeZone, confirmedAt), edition)] as const] : []),
  ];
}

function acceptedTerms(submission: Agreed, edition: Edition) {
  const { contactName, termsAcceptedAt, termsVersion } = submission;
  const t = words(edition.locale, "confirmation");
  return {
    label: t("order.terms"),
    acceptedOn: formatDate(dateIn(edition.timeZone, termsAcceptedAt), edition),
    accepted: t("agreement.accepted", { name: contactName, time: formatInstant(termsAcceptedAt, edition) }),
    version: termsVersion,
    address: siteAddress("terms", acceptedEditionOf(submission)),
  };
}

export function limitsOf(
  submission: Pick<Submission, "planType" | "transactionLimit" | "accountLimit">,
  locale: Locale,
): string {
  return words(locale, "confirmation")("order.limitsText", planLimits(submission));
}

function firstPayment(submission: Agreed, edition: Edition, now: Date): string {
  const { date, isKnown } = firstPaymentOf(submission, now);
  const t = words(edition.locale, "payment");
  return t(isKnown ? "mandate.onDate" : "mandate.onOrAbout", { date: formatDebitDate(date, edition) });
}
