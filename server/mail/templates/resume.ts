import type { Submission } from "@/db/queries/submissions";
import { type Words, words } from "@/i18n/words";
import { dateIn, formatDate, formatInstant } from "@/lib/dates";
import { marketOfCountry } from "@/lib/markets";
import { orderName } from "@/lib/plans";
import type { ResumeMail } from "@/lib/sign-up/resume-mails";
import { productName } from "@/lib/site";
import type { Block, Email } from "@/server/mail/email";
import { lead, sender, text } from "./parts";

type Facts = { submission: Submission; keptUntil: Date | null; link: string; stop: string };

/**
 * The mail about an unpaid sign-up, or, without `keptUntil`, about a debit that ended and was not set up again. Shows no answers
 * but the plan, since the address is not verified.
 */
export function resumeEmail(kind: ResumeMail, { submission, keptUntil, link, stop }: Facts): Email {
  const here = marketOfCountry(submission.serviceCountry);
  const t = words(here.locale, "resume");
  const facts = {
    product: productName,
    plan: orderName(submission),
    debit: words(here.locale, "signUp")(`debit.${here.scheme}`),
    date: formatDate(dateIn(here.timeZone, submission.createdAt), here),
  };
  const subject = keptUntil ? t(`mail.${kind}.subject`, facts) : t("mail.again.subject", facts);
  return {
    locale: here.locale,
    subject,
    heading: subject,
    footer: t("mail.footer", { sender: sender(here.locale), reference: submission.reference }),
    blocks: [
      ...(keptUntil
        ? toFinish(t, { ...facts, until: formatInstant(keptUntil, here) }, link)
        : toSetUpAgain(t, facts, link)),
      text(t(`mail.${kind}.more`)),
      { kind: "link", label: t("mail.stop"), href: stop },
    ],
  };
}

type Told = Record<"plan" | "debit" | "date", string>;

function toFinish(t: Words<"resume">, facts: Told & { until: string }, link: string): Block[] {
  return [
    lead(t("mail.lead", facts)),
    { kind: "heading", text: t("mail.left.heading") },
    { kind: "points", points: [t("mail.left.review", facts), t("mail.left.debit", facts)] },
    { kind: "button", label: t("mail.button"), href: link },
    text(t("mail.works", facts)),
    text(t("mail.changedMind", facts)),
  ];
}

function toSetUpAgain(t: Words<"resume">, facts: Told, link: string): Block[] {
  return [
    lead(t("mail.again.lead", facts)),
    { kind: "button", label: t("mail.again.button", facts), href: link },
    text(t("mail.again.changedMind", facts)),
  ];
}
