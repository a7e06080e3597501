import type { Submission } from "@/db/queries/submissions";
import { copy } from "@/i18n/copy";
import { formatInstant } from "@/lib/dates";
import { marketOfCountry } from "@/lib/markets";
import type { ConfirmationLinkOpens } from "@/lib/payments/link";
import { confirmationLinkMinutes } from "@/lib/sign-up/retention";
import type { Email } from "@/server/mail/email";
import { customerEmail, lead, text } from "./parts";

type Link = { link: string; opens: ConfirmationLinkOpens; now: Date };

/** The mail with a link that lets another browser in. */
export function confirmationLinkEmail(submission: Submission, { link, opens, now }: Link): Email {
  const market = marketOfCountry(submission.serviceCountry);
  const t = copy(market, "confirmation");
  const until = new Date(now.getTime() + confirmationLinkMinutes * 60_000);
  return customerEmail(submission, t(`mail.subject.${opens}`), [
    lead(t(`mail.lead.${opens}`)),
    { kind: "button", label: t(`mail.button.${opens}`), href: link },
    text(t("mail.terms", { time: formatInstant(until, market) })),
    text(t(`mail.notYou.${opens}`)),
  ]);
}
