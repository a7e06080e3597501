import { z } from "zod";
import type { Submission } from "@/db/queries/submissions";
import { orderName } from "@/i18n/order-name";
import { providerWords } from "@/i18n/provider-words";
import { words } from "@/i18n/words";
import { editionOfSubmission } from "@/lib/markets/editions";
import { ownCauses } from "@/lib/payments/provider-events";
import { paymentStates } from "@/lib/payments/states";
import { settings } from "@/server/env";
import type { Block, Email } from "@/server/mail/email";
import { openConfirmationPathOf } from "@/server/payments/links";
import { aboutSubmission, contactOf, submissionPayload } from "../about-submission";
import { customerEmail, firmLocale, lead, text } from "../blocks";
import { mail } from "../mail";

const debitEnds = ["debit_ended", "setup_failed", "left", "ended_by_firm"] as const;
export type DebitEnd = (typeof debitEnds)[number];

/** Whether a debit has ended, or none could be set up. */
export function reasonOfEnd({
  confirmedAt,
}: Pick<Submission, "confirmedAt">): "debit_ended" | "setup_failed" {
  return confirmedAt ? "debit_ended" : "setup_failed";
}

const payload = submissionPayload.extend({ reason: z.enum(debitEnds) });

export const debitEnded = mail({
  kind: "debit_ended",
  name: () => words(firmLocale, "mail")("ended.name"),
  audience: "contact",
  queue: "notices",
  payload,
  build: aboutSubmission(async (submission, { reason }: z.infer<typeof payload>) => {
    if (paymentStates[submission.paymentStatus].debit !== "none") return null;
    const again = new URL(await openConfirmationPathOf(submission.id), settings().siteUrl).href;
    return { email: debitEndedEmail(submission, reason, again), to: contactOf(submission) };
  }),
});

/**
 * The mail to a customer whose debit ended or could not be set up, or who left the bank's page. `again`: link to set up a new debit, if
 * the firm did not end it.
 */
export function debitEndedEmail(submission: Submission, why: DebitEnd, again: string): Email {
  const edition = editionOfSubmission(submission);
  const { locale, scheme } = edition;
  const t = words(locale, "mail");
  const facts = {
    debit: words(locale, "signUp")(`debit.${scheme}`),
    plan: orderName(submission, edition),
    reference: submission.reference,
  };
  const button = { kind: "button", label: t("ended.button"), href: again } as const;
  switch (why) {
    case "ended_by_firm":
      return customerEmail(submission, t("ended.endedSubject", facts), [lead(t("ended.firmLead", facts))]);
    case "debit_ended":
      return customerEmail(submission, t("ended.endedSubject", facts), [
        lead(t("ended.endedLead", facts)),
        ...causeOf(submission),
        text(t("ended.endedAction")),
        button,
      ]);
    case "left":
      return customerEmail(submission, t("ended.leftSubject"), [lead(t("ended.leftLead", facts)), button]);
    case "setup_failed":
      return customerEmail(submission, t("ended.setupSubject"), [
        lead(t("ended.setupLead", facts)),
        ...causeOf(submission),
        button,
      ]);
  }
}

/** Why there is no debit, in the customer's words; nothing where no event explains it. */
function causeOf(submission: Submission): Block[] {
  const { paymentCause } = submission;
  if (paymentCause === null || paymentCause === ownCauses.seen) return [];
  const t = words(editionOfSubmission(submission).locale, "mail");
  return [{ kind: "rows", rows: [[t("ended.cause"), providerWords(t).ofCause(paymentCause)]] }];
}
