import type { Words } from "@/i18n/words";
import type { Edition } from "@/lib/markets/editions";
import { pageTitle } from "../seo/page-title";

/** Why a bank refuses a debit. */
const reasons = ["number", "account", "signatures"] as const;

export function paymentWords(t: Words<"payment">, signUp: Words<"signUp">, edition: Edition) {
  const debit = signUp(`debit.${edition.scheme}`);
  const title = (heading: string) => pageTitle(heading, edition);
  return {
    titles: {
      loading: title(t("loading.heading")),
      processing: title(t("processing.heading")),
      unfinished: title(t("unfinished.heading")),
      refused: title(t("refused.heading")),
      issue: title(t("issue.heading")),
    },
    home: t("home"),
    loading: t("loading.heading"),
    loadingLead: t("loading.lead"),
    noAnswer: t("loading.noAnswer"),
    press: t("loading.press"),
    confirm: t("loading.confirm"),
    processing: t("processing.heading"),
    processingLead: t("processing.lead"),
    checkAgain: t("processing.check"),
    processingLater: t("processing.later"),
    processingByMail: t("processing.byMail"),
    unfinished: t("unfinished.heading"),
    unfinishedLead: t("unfinished.lead", { debit }),
    refused: t("refused.heading"),
    refusedLead: t("refused.lead"),
    resume: t("unfinished.resume"),
    tryAgain: t("refused.tryAgain"),
    redirecting: signUp("review.redirecting"),
    change: t("unfinished.change"),
    otherDevice: t("unfinished.otherDevice"),
    didFinish: t("unfinished.didFinish"),
    watching: t("unfinished.watching"),
    issue: t("issue.heading"),
    verificationFailed: t("issue.verificationFailed"),
    reasons: {
      heading: t("reasons.heading"),
      list: reasons.map((reason) => t(`reasons.${edition.scheme}.${reason}`)),
    },
    support: t("issue.support"),
    again: t("issue.again"),
    notOpened: t("issue.notOpened"),
    contactPending: t("issue.contactPending"),
    success: t("success"),
  };
}

export type PaymentWords = ReturnType<typeof paymentWords>;
