import type { Submission } from "@/db/queries/submissions";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { editionOfSubmission } from "@/lib/markets/editions";
import { paymentStates } from "@/lib/payments/states";
import { retention } from "@/lib/retention";
import { productName } from "@/lib/site";
import { agreementOf } from "@/server/confirmation/agreement";
import { drawAgreement } from "@/server/confirmation/agreement-paper";
import { nextSteps } from "@/server/confirmation/next-steps";
import { settings, site } from "@/server/env";
import { factsOf, log } from "@/server/logging/log";
import type { Email } from "@/server/mail/email";
import { openConfirmationPathOf } from "@/server/payments/links";
import { aboutSubmission, contactOf, submissionPayload } from "../about-submission";
import { customerEmail, firmLocale, lead, section, text } from "../blocks";
import { mail } from "../mail";
import type { ComposedMail } from "../send-email";

/** The welcome, which confirms the contract. */
export const customerConfirmation = mail({
  kind: "customer_confirmation",
  name: () => words(firmLocale, "mail")("welcome.name"),
  audience: "contact",
  queue: "links",
  payload: submissionPayload,
  build: aboutSubmission(welcome),
});

async function welcome(submission: Submission): Promise<ComposedMail> {
  if (paymentStates[submission.paymentStatus].debit !== "setUp") return null;
  const now = new Date();
  const confirmation = await openConfirmationPathOf(submission.id);
  const content = await agreementFile(submission, now);
  const filename = `${productName}-${submission.reference}.pdf`;
  return {
    email: welcomeEmail(submission, now, {
      confirmation: new URL(confirmation, settings().siteUrl).href,
      isAttached: content !== null,
    }),
    to: contactOf(submission),
    attachments: content ? [{ filename, contentType: "application/pdf", content }] : [],
  };
}

/** Null if it cannot be drawn: the mail goes without it, since the confirmation has it too. */
async function agreementFile(submission: Submission, now: Date) {
  try {
    return await drawAgreement(submission, now);
  } catch (error) {
    log("error", "agreement not attached", { submission: submission.id, ...factsOf(error) });
    return null;
  }
}

/** `confirmation`: the address of the confirmation. `isAttached`: whether the mail carries the agreement. */
type Copies = { confirmation: string; isAttached: boolean };

export function welcomeEmail(submission: Submission, now: Date, { confirmation, isAttached }: Copies): Email {
  const edition = editionOfSubmission(submission);
  const t = copy(edition, "mail");
  const confirmationCopy = copy(edition, "confirmation");
  const { debit, order, terms, rows, shorterNotice, cancel, rights } = agreementOf(submission, now);
  const next = nextSteps(submission, now);
  const { appUrl, supportEmail, url } = site();
  return customerEmail(submission, t("welcome.subject", { product: productName }), [
    lead(t("welcome.lead", { debit, reference: submission.reference })),
    ...section(t("welcome.plan"), order),
    ...section(
      confirmationCopy("next.heading"),
      next.map(({ when, by, title, text }) => [
        t("welcome.step", { when, by }),
        t("welcome.stepText", { title, text }),
      ]),
    ),
    text(confirmationCopy(isAttached ? "mail.kept" : "mail.keptAlone", { days: retention.confirmationDays })),
    { kind: "button", label: confirmationCopy("mail.confirmation"), href: confirmation },
    ...(appUrl ? [{ kind: "link", label: t("welcome.portal"), href: appUrl } as const] : []),
    ...section(copy(edition, "payment")("mandate.heading"), rows),
    ...(shorterNotice ? [{ kind: "strong", text: shorterNotice } as const] : []),
    { kind: "heading", text: cancel.title },
    text(cancel.text),
    { kind: "heading", text: rights.title },
    { kind: "points", points: rights.parts },
    { kind: "link", label: t("welcome.terms"), href: new URL(terms.address, url).href },
    ...(supportEmail ? [text(t("welcome.questions", { email: supportEmail }))] : []),
  ]);
}
