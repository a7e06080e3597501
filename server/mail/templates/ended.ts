import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { marketOfCountry } from "@/lib/markets";
import { orderName } from "@/lib/plans";
import type { Email } from "@/server/mail/email";
import { customerEmail, lead, text } from "./parts";

/** The mail to a customer whose debit ended or could not be set up. `again`: link to set up a new debit. */
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
  return customerEmail(submission, wasSetUp ? t("ended.endedSubject", facts) : t("ended.setupSubject"), [
    lead(wasSetUp ? t("ended.endedLead", facts) : t("ended.setupLead", facts)),
    ...(wasSetUp ? [text(t("ended.endedAction"))] : []),
    { kind: "button", label: wasSetUp ? t("ended.button") : t("ended.setupButton"), href: again },
  ]);
}
