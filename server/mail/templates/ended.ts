import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { marketOfCountry } from "@/lib/markets";
import { orderName } from "@/lib/plans";
import { productName } from "@/lib/site";
import type { Email } from "@/server/mail/email";
import { footerOf } from "./footer";

/** To a customer whose debit ended or was not set up. `again`: link to set it up. */
export function debitEndedEmail(
  submission: Submission,
  { wasSetUp, again }: { wasSetUp: boolean; again: string },
): Email {
  const { locale, scheme } = marketOfCountry(submission.serviceCountry);
  const t = words(locale, "mail");
  const facts = {
    debit: words(locale, "signUp")(`debit.${scheme}`),
    plan: orderName(submission),
    reference: submission.reference,
  };
  const subject = wasSetUp ? t("ended.endedSubject", facts) : t("ended.setupSubject");
  return {
    locale,
    subject,
    heading: subject,
    footer: footerOf(submission),
    blocks: [
      { kind: "text", text: t("greeting", { name: submission.contactName }) },
      { kind: "text", text: wasSetUp ? t("ended.endedLead", facts) : t("ended.setupLead", facts) },
      { kind: "text", text: wasSetUp ? t("ended.endedAction") : t("ended.setupAction") },
      { kind: "button", label: t("ended.button"), href: again },
      { kind: "text", text: t("sign", { product: productName }) },
    ],
  };
}
