import { words } from "@/i18n/words";
import { linkMinutes } from "@/lib/operators";
import { productName } from "@/lib/site";
import type { Email } from "@/server/mail/email";
import { firmEmail, firmLocale, lead, text } from "@/server/mail/templates/parts";

/** The mail with the link that signs an operator in. */
export function operatorLinkEmail(link: string, { resetsPasskeys }: { resetsPasskeys: boolean }): Email {
  const t = words(firmLocale, "console");
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
