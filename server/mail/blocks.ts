import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { firmFacts } from "@/lib/content/firm";
import { defaultEdition, type Edition, editionOfSubmission, type Locale } from "@/lib/markets/editions";
import { mailtoAddress, telAddress } from "@/lib/routing/contact-links";
import type { AnswerField } from "@/lib/sign-up/answer-fields";
import { productName } from "@/lib/site";
import { settings, site } from "@/server/env";
import type { Block, Email, MailRow } from "@/server/mail/email";

export const firmLocale = defaultEdition.locale;

export function customerEmail(submission: Submission, subject: string, blocks: readonly Block[]): Email {
  const { locale } = editionOfSubmission(submission);
  const t = words(locale, "mail");
  return {
    locale,
    subject,
    heading: subject,
    footer: t("footer", { sender: sender(locale), reference: submission.reference }),
    blocks: [
      text(t("greeting", { name: greetedName(submission.contactName) })),
      ...blocks,
      text(t("sign", { product: productName })),
    ],
  };
}

const titles = /^(?:mrs?|ms|miss|mx|mme|mlle|me|dre?|prof|pre?|professor|sir|dame|lord|lady|rev|reverend)$/i;
const latinWord = /^[\p{Script=Latin}\p{M}'’-]+$/u;

/** The first word of a name that looks like a first name and a last name, else the whole name: its order is not known. */
function greetedName(name: string): string {
  const words = name.split(" ");
  const [first = name] = words;
  const isFullName = words.length >= 2 && words.length <= 4 && words.every((word) => latinWord.test(word));
  return isFullName && first.length > 1 && !titles.test(first) ? first : name;
}

/** Who sends a mail: name, registration, postal address, and where to write to. */
export function sender(locale: Locale): string {
  return words(locale, "mail")("sender", firmFacts(site(), locale));
}

/** In which language somebody reads the site, for the firm. */
export function languageRow({ locale }: Edition): MailRow {
  const name = new Intl.DisplayNames(firmLocale, { type: "language" }).of(locale) ?? locale;
  return [words(firmLocale, "mail")("firm.language"), name];
}

/** The recipient of mails to the firm. */
export function firm() {
  return { address: settings().firmEmail, name: "" };
}

export function firmEmail({
  subject,
  heading,
  blocks,
}: Pick<Email, "subject" | "heading" | "blocks">): Email {
  const footer = words(firmLocale, "mail")("footerFirm", { product: productName });
  return { locale: firmLocale, subject, heading, footer, blocks };
}

/** The first sentence of the body, which mail programs show beside the subject. */
export function lead(text: string): Block {
  return { kind: "lead", text };
}

export function text(text: string): Block {
  return { kind: "text", text };
}

export function section(heading: string, rows: readonly MailRow[]): Block[] {
  return [
    { kind: "heading", text: heading },
    { kind: "rows", rows },
  ];
}

/** Where an answer about the contact leads: the mail program, the telephone. */
export function contactLinks({ contactEmail, contactPhone, contactPhoneE164 }: Submission) {
  const links: Partial<Record<AnswerField, string>> = { contactEmail: mailtoAddress(contactEmail) };
  if (contactPhone) links.contactPhone = telAddress(contactPhone, contactPhoneE164);
  return links;
}
