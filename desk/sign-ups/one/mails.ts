import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { hasLaterSignUp, isStopped, isUnpaid, wasConfirmed } from "@/db/queries/may-resume";
import { addToOutbox } from "@/db/queries/outbox";
import type { NoResumeMail } from "@/db/queries/resume-mails";
import { lockSubmission, type Submission } from "@/db/queries/submissions";
import { drafts } from "@/db/schema/drafts";
import { submissions } from "@/db/schema/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { paymentStates } from "@/lib/payments/states";
import { isUuid } from "@/lib/uuid";
import { settings } from "@/server/env";
import { wakeWorker } from "@/server/jobs/wake";
import { customerConfirmation } from "@/server/mail/mails/customer-confirmation";
import { debitEnded, reasonOfEnd } from "@/server/mail/mails/debit-ended";
import { resumeAfterDay } from "@/server/mail/mails/resume-mails";
import { addressHash } from "@/server/resume-mails/stop";
import { hasDebitEnded } from "./rules";

type MailRequest = { signUpId: string; pressId: string }; // `pressId`: made by the form, so that a repeated press sends once

type WelcomeResult = "welcomeQueued" | "noWelcome";

/** Queues the welcome with the agreement once more; null for an unknown sign-up. */
export async function sendWelcomeAgain(by: SignedIn, pressed: MailRequest): Promise<WelcomeResult | null> {
  const { signUpId, pressId } = pressed;
  if (!isUuid(signUpId) || !isUuid(pressId)) return null;
  const sent = await audited(
    by,
    (result) => entryIf(result?.isNew === true, signUpId, customerConfirmation.kind),
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, signUpId);
      if (!signUp) return null;
      const applies = paymentStates[signUp.paymentStatus].debit === "setUp" && !signUp.erasedAt;
      if (!applies) return { applies, isNew: false };
      const entry = customerConfirmation.entry(`${signUpId}:again:${pressId}`, { submissionId: signUpId });
      return { applies, isNew: (await addToOutbox(tx, [entry])) > 0 };
    },
  );
  if (sent?.isNew) wakeWorker();
  return sent && (sent.applies ? "welcomeQueued" : "noWelcome");
}

type ResumeResult =
  | "resumeQueued"
  | "setUpQueued"
  | "off"
  | "erased"
  | Exclude<NoResumeMail, "mailed_before">;

/** Queues a mail with a link to an unpaid sign-up, or to set up a debit that ended; null for an unknown one. */
export async function sendResumeLink(by: SignedIn, pressed: MailRequest): Promise<ResumeResult | null> {
  const { signUpId, pressId } = pressed;
  if (!isUuid(signUpId) || !isUuid(pressId)) return null;
  const sent = await audited(
    by,
    (result) => entryIf(result?.isNew === true, signUpId, result?.kind ?? ""),
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, signUpId);
      if (!signUp) return null;
      const hasEnded = hasDebitEnded(signUp.paymentStatus);
      const about = `${signUpId}:again:${pressId}`;
      const entry = hasEnded
        ? debitEnded.entry(about, { submissionId: signUpId, reason: reasonOfEnd(signUp) })
        : resumeAfterDay.entry(about, { submissionId: signUpId, reason: "asked_by_firm" });
      const refusal = await whyNoLink(tx, signUp);
      if (refusal) return { kind: entry.kind, result: refusal, isNew: false } as const;
      const result = hasEnded ? "setUpQueued" : "resumeQueued";
      return { kind: entry.kind, result, isNew: (await addToOutbox(tx, [entry])) > 0 } as const;
    },
  );
  if (sent?.isNew) wakeWorker();
  return sent?.result ?? null;
}

/**
 * Why the mail would not be sent; null if it would. Reminders can be switched off and stopped; a link to set up an ended debit is
 * about the customer's own plan.
 */
async function whyNoLink(tx: Database, signUp: Submission) {
  const { id, draftId, contactEmail, paymentStatus, erasedAt } = signUp;
  if (erasedAt) return "erased";
  const hasEnded = hasDebitEnded(paymentStatus);
  if (!hasEnded) {
    if (!settings().sendsResumeMails) return "off";
    if ((await tx.$count(submissions, and(eq(submissions.id, id), isUnpaid))) === 0) return "changed";
    if (await isStopped(tx, id, addressHash(contactEmail))) return "stopped";
  }
  if (await hasLaterSignUp(tx, signUp)) return "signed_up_again";
  const isKept = and(eq(drafts.id, draftId), gt(drafts.expiresAt, sql`now()`));
  if (hasEnded || (await tx.$count(drafts, isKept)) > 0 || (await wasConfirmed(tx, id))) return null;
  return "expired";
}

function entryIf(isNew: boolean, id: string, kind: string) {
  if (!isNew) return null;
  return { act: "mail_sent_again", subject: "sign_up", id, fields: [kind] } as const;
}
