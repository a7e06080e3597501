import type { Draft } from "@/db/queries/drafts";
import { words } from "@/i18n/words";
import { formatInstant } from "@/lib/dates";
import { market } from "@/lib/markets";
import type { LinkOpens } from "@/lib/sign-up/link";
import { productName } from "@/lib/site";
import type { Email } from "@/server/mail/email";
import { lead, sender, text } from "./parts";

/** The mail with a link to continue on another device. Shows no answers, since the address is not verified. */
export function continueEmail(
  { market: code, expiresAt }: Draft,
  { opens, link }: { opens: LinkOpens; link: string },
): Email {
  const here = market(code);
  const t = words(here.locale, "mail");
  const isPlan = opens === "plan";
  const subject = t(isPlan ? "continue.subjectPlan" : "continue.subject", { product: productName });
  return {
    locale: here.locale,
    subject,
    heading: subject,
    footer: t("continue.footer", { sender: sender(here.locale) }),
    blocks: [
      lead(t(`continue.lead.${opens}`)),
      { kind: "button", label: t(isPlan ? "continue.buttonPlan" : "continue.button"), href: link },
      ...(isPlan ? [] : [text(t(`continue.terms.${opens}`, { time: formatInstant(expiresAt, here) }))]),
      text(t("continue.notYou")),
      text(t("sign", { product: productName })),
    ],
  };
}
