import type { Draft } from "@/db/queries/drafts";
import { words } from "@/i18n/words";
import { formatInstant } from "@/lib/dates";
import { market } from "@/lib/markets";
import { productName } from "@/lib/site";
import { site } from "@/server/env";
import type { Email } from "@/server/mail/email";
import { lead, text } from "./parts";

/** The mail with a link to continue on another device. Shows no answers, since the address is not verified. */
export function continueEmail({ market: code, expiresAt, linkKeepsAnswers }: Draft, link: string): Email {
  const here = market(code);
  const t = words(here.locale, "mail");
  const { legalName: firm, street, city, postcode } = site();
  const subject = t("continue.subject", { product: productName });
  return {
    locale: here.locale,
    subject,
    heading: subject,
    footer: t("continue.footer", { firm, street, city, postcode }),
    blocks: [
      lead(t(`continue.lead.${linkKeepsAnswers ? "answers" : "plan"}`)),
      { kind: "button", label: t("continue.button"), href: link },
      text(t("continue.terms", { time: formatInstant(expiresAt, here) })),
      text(t("continue.notYou")),
      text(t("sign", { product: productName })),
    ],
  };
}
