import type { Submission } from "@/db/queries/submissions";
import { copy } from "@/i18n/copy";
import { formatInstant } from "@/lib/dates";
import { marketOfCountry } from "@/lib/markets";
import { confirmationLinkMinutes } from "@/lib/sign-up/retention";
import type { Email } from "@/server/mail/email";
import { customerEmail, lead, text } from "./parts";

/** The mail with a link that opens the confirmation in another browser. */
export function confirmationLinkEmail(submission: Submission, link: string, now: Date): Email {
  const market = marketOfCountry(submission.serviceCountry);
  const t = copy(market, "confirmation");
  const until = new Date(now.getTime() + confirmationLinkMinutes * 60_000);
  return customerEmail(submission, t("mail.subject"), [
    lead(t("mail.lead")),
    { kind: "button", label: t("mail.button"), href: link },
    text(t("mail.terms", { time: formatInstant(until, market) })),
    text(t("mail.notYou")),
  ]);
}
