import { words } from "@/i18n/words";
import { linkMinutes } from "@/lib/operators";
import { productName } from "@/lib/site";
import type { Email } from "@/server/mail/email";
import { firmEmail, firmLocale, lead, text } from "@/server/mail/templates/parts";
import type { MailBuilder } from "@/server/part";
import { issueOperatorLink, operatorOf } from "./sign-in";

const maxAttempts = 3; // Within about six minutes; later, another one was asked for

/** Creates the link just before sending, since only its hash may be stored. None for a stranger's address. */
export const operatorLinkMessage: MailBuilder = async ({ operatorHash = "", reason }, attempts) => {
  const operator = operatorOf(operatorHash);
  if (!operator || attempts > maxAttempts) return null;
  const resetsPasskeys = reason === "recovery";
  const link = await issueOperatorLink(operator.email, { resetsPasskeys });
  return {
    email: operatorLinkEmail(link, { resetsPasskeys }),
    to: { address: operator.email, name: "" },
  };
};

/** The mail with the link that signs an operator in. */
function operatorLinkEmail(link: string, { resetsPasskeys }: { resetsPasskeys: boolean }): Email {
  const t = words(firmLocale, "desk");
  const subject = t("mail.subject", { product: productName });
  return firmEmail({
    subject,
    heading: subject,
    blocks: [
      lead(t(resetsPasskeys ? "mail.leadReset" : "mail.lead", { minutes: linkMinutes })),
      { kind: "button", label: t("mail.button"), href: link },
      text(t("mail.notYou")),
    ],
  });
}
