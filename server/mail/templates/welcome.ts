import type { Submission } from "@/db/queries/submissions";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { marketOfCountry } from "@/lib/markets";
import { orderName, rolloverMonths } from "@/lib/plans";
import { siteAddress } from "@/lib/routing/addresses";
import { productName } from "@/lib/site";
import { site } from "@/server/env";
import type { Email } from "@/server/mail/email";
import { agreementOf, booksOf, dueDate } from "@/server/payments/agreement";
import { customerEmail, limitsOf, section, text } from "./parts";

export function welcomeEmail(submission: Submission, now: Date): Email {
  const market = marketOfCountry(submission.serviceCountry);
  const { locale } = market;
  const t = copy(market, "mail");
  const { debit, rows, cancel, rights } = agreementOf(submission, now);
  const signUp = words(locale, "signUp");
  const software = signUp(`contact.softwareNames.${submission.accountingSoftware}`);
  const rollover = submission.hasRollover
    ? signUp("orderSummary.carried", { months: rolloverMonths })
    : t("welcome.noRollover");
  const { appUrl, supportEmail, url } = site();
  return customerEmail(submission, t("welcome.subject", { product: productName }), [
    text(t("welcome.lead", { debit, reference: submission.reference })),
    ...section(t("welcome.plan"), [
      [t("welcome.planName"), orderName(submission)],
      [t("welcome.rollover"), rollover],
      [t("welcome.limits"), limitsOf(submission, locale)],
      [t("welcome.business"), submission.businessName],
    ]),
    ...section(t("welcome.next"), [
      [t("welcome.day1"), t("welcome.day1Text", { date: dueDate(submission, 1, now), software })],
      [t("welcome.day2"), t("welcome.day2Text", { date: dueDate(submission, 2, now) })],
      [t("welcome.books"), t("welcome.booksText", booksOf(submission, now))],
    ]),
    ...(appUrl ? [{ kind: "button", label: t("welcome.portal"), href: appUrl } as const] : []),
    ...section(words(locale, "payment")("mandate.heading", { debit }), rows),
    { kind: "heading", text: cancel.title },
    text(cancel.text),
    { kind: "heading", text: rights.title },
    { kind: "points", points: rights.parts },
    { kind: "link", label: t("welcome.terms"), href: new URL(siteAddress("terms"), url).href },
    ...(supportEmail ? [text(t("welcome.questions", { email: supportEmail }))] : []),
  ]);
}
