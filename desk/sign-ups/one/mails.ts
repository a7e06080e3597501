import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { hasLaterSignUp, isStopped, isUnpaid } from "@/db/queries/may-resume";
import { addToOutbox } from "@/db/queries/outbox";
import type { NoResumeMail } from "@/db/queries/resume-mails";
import { lockSubmission, type Submission } from "@/db/queries/submissions";
import { drafts } from "@/db/schema/drafts";
import { paymentAttempts } from "@/db/schema/payments";
import { submissions } from "@/db/schema/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { paymentStates, setUpOf } from "@/lib/payments/states";
import { isUuid } from "@/lib/uuid";
import { settings } from "@/server/env";
import { wakeWorker } from "@/server/jobs/wake";
import { customerConfirmation } from "@/server/mail/mails/customer-confirmation";
import { type DebitEnd, debitEnded, reasonOfEnd } from "@/server/mail/mails/debit-ended";
import { resumeAfterDay } from "@/server/mail/mails/resume-mails";
import { addressHash } from "@/server/resume-mails/stop";
import { isForSetUpLink } from "./rules";

type MailRequest = { signUpId: string; pressId: string }; // `pressId`: made by the form, so that a repeated press sends once

type WelcomeResult = "welcomeQueued" | "noWelcome";

/** Queues the welcome with the agreement once more; null for an unknown sign-up. */
export async function sendWelcomeAgain(by: SignedIn, request: MailRequest): Promise<WelcomeResult | null> {
  const { signUpId, pressId } = request;
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

/** Queues a mail with a link to the bank, or to an unpaid sign-up that was not there yet; null for an unknown one. */
export async function sendResumeLink(by: SignedIn, request: MailRequest): Promise<ResumeResult | null> {
  const { signUpId, pressId } = request;
  if (!isUuid(signUpId) || !isUuid(pressId)) return null;
  const sent = await audited(
    by,
    (result) => entryIf(result?.isNew === true, signUpId, result?.kind ?? ""),
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, signUpId);
      if (!signUp) return null;
      const leadsToBank = isForSetUpLink(signUp, new Date()) && (await hasRequest(tx, signUp));
      const about = `${signUpId}:again:${pressId}`;
      const entry = leadsToBank
        ? debitEnded.entry(about, { submissionId: signUpId, reason: reasonOf(signUp) })
        : resumeAfterDay.entry(about, { submissionId: signUpId, reason: "asked_by_firm" });
      const refusal = await whyNoLink(tx, signUp, leadsToBank);
      if (refusal) return { kind: entry.kind, result: refusal, isNew: false } as const;
      const result = leadsToBank ? "setUpQueued" : "resumeQueued";
      return { kind: entry.kind, result, isNew: (await addToOutbox(tx, [entry])) > 0 } as const;
    },
  );
  if (sent?.isNew) wakeWorker();
  return sent?.result ?? null;
}

/** Why the mail would not be sent; null if it would. A customer whose debit ended gets it also after stopping reminders. */
async function whyNoLink(tx: Database, signUp: Submission, leadsToBank: boolean) {
  const { id, draftId, contactEmail, erasedAt } = signUp;
  if (erasedAt) return "erased";
  if (!leadsToBank && !settings().sendsResumeMails) return "off";
  const unpaid = (await tx.$count(submissions, and(eq(submissions.id, id), isUnpaid))) > 0;
  if (!leadsToBank && !unpaid) return "changed";
  if (unpaid && (await isStopped(tx, id, addressHash(contactEmail)))) return "stopped";
  if (await hasLaterSignUp(tx, signUp)) return "signed_up_again";
  const isKept = and(eq(drafts.id, draftId), gt(drafts.expiresAt, sql`now()`));
  const canResume = leadsToBank || signUp.firstConfirmedAt !== null || (await tx.$count(drafts, isKept)) > 0;
  return canResume ? null : "expired";
}

/** Whether there is a request at the provider, to which the link leads. With plan links there is none before the payer returns. */
async function hasRequest(tx: Database, { id }: Submission): Promise<boolean> {
  const { submissionId, requestId } = paymentAttempts;
  return (await tx.$count(paymentAttempts, and(eq(submissionId, id), isNotNull(requestId)))) > 0;
}

function reasonOf(signUp: Submission): DebitEnd {
  return setUpOf(signUp, new Date()) === "left" ? "left" : reasonOfEnd(signUp);
}

function entryIf(isNew: boolean, id: string, kind: string) {
  if (!isNew) return null;
  return { act: "mail_sent_again", subject: "sign_up", id, fields: [kind] } as const;
}
