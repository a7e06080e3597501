import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { marketOfCountry } from "@/lib/markets";
import { orderName } from "@/lib/plans";
import type { Email } from "@/server/mail/email";
import { customerEmail, lead, text } from "./parts";

export type DebitEnd = "debit_ended" | "setup_failed" | "ended_by_firm";

/** The mail to a customer whose debit ended or could not be set up. `again`: link to set up a new debit, if the firm did not end it. */
export function debitEndedEmail(submission: Submission, why: DebitEnd, again: string): Email {
  const { locale, scheme } = marketOfCountry(submission.serviceCountry);
  const t = words(locale, "mail");
  const facts = {
    debit: words(locale, "signUp")(`debit.${scheme}`),
    plan: orderName(submission),
    reference: submission.reference,
  };
  const button = { kind: "button", label: t("ended.button"), href: again } as const;
  switch (why) {
    case "ended_by_firm":
      return customerEmail(submission, t("ended.endedSubject", facts), [lead(t("ended.firmLead", facts))]);
    case "debit_ended":
      return customerEmail(submission, t("ended.endedSubject", facts), [
        lead(t("ended.endedLead", facts)),
        text(t("ended.endedAction")),
        button,
      ]);
    case "setup_failed":
      return customerEmail(submission, t("ended.setupSubject"), [lead(t("ended.setupLead", facts)), button]);
  }
}
