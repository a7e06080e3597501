import type { Database } from "@/db/client/database";
import { addOnce } from "@/db/queries/outbox";
import { type NoResumeMail, whyNoResumeMail } from "@/db/queries/resume-mails";
import { lockSubmission } from "@/db/queries/submissions";
import { isSignUpId } from "@/lib/console/sign-up-list";
import { paymentStates } from "@/lib/payments/states";
import { settings } from "@/server/env";
import { wakeWorker } from "@/server/jobs/wake";
import { askedByFirm } from "@/server/resume-mails/message";
import { addressHash } from "@/server/resume-mails/stop";
import type { SignedIn } from "../access";
import { audited } from "../audit";

type Pressed = { signUpId: string; pressId: string }; // `pressId`: made by the form, so that a repeated press sends once

export type WelcomeResult = "welcomeQueued" | "noWelcome";

/** Queues the welcome with the agreement once more; null for an unknown sign-up. */
export async function sendWelcomeAgain(by: SignedIn, pressed: Pressed): Promise<WelcomeResult | null> {
  const { signUpId, pressId } = pressed;
  if (!isSignUpId(signUpId) || !isSignUpId(pressId)) return null;
  const sent = await audited(
    by,
    (result) => entryIf(result?.isNew === true, signUpId, "customer_confirmation"),
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, signUpId);
      if (!signUp) return null;
      const applies = paymentStates[signUp.paymentStatus].debit === "setUp" && !signUp.erasedAt;
      if (!applies) return { applies, isNew: false };
      const key = `customer_confirmation:${signUpId}:again:${pressId}`;
      const entry = { kind: "customer_confirmation", key, payload: { submissionId: signUpId } } as const;
      return { applies, isNew: await addOnce(tx, entry) };
    },
  );
  if (sent?.isNew) wakeWorker();
  return sent && (sent.applies ? "welcomeQueued" : "noWelcome");
}

export type ResumeResult = "resumeQueued" | "off" | "erased" | Exclude<NoResumeMail, "mailed_before">;

/** Queues a mail with a link to an unpaid sign-up; null for an unknown one. */
export async function sendResumeLink(by: SignedIn, pressed: Pressed): Promise<ResumeResult | null> {
  const { signUpId, pressId } = pressed;
  if (!isSignUpId(signUpId) || !isSignUpId(pressId)) return null;
  if (!settings().sendsResumeMails) return "off";
  const sent = await audited(
    by,
    (result) => entryIf(result?.isNew === true, signUpId, "resume_after_day"),
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, signUpId);
      if (!signUp) return null;
      if (signUp.erasedAt) return { refusal: "erased" as const, isNew: false };
      const refusal = await whyNoResumeMail(tx, signUpId, addressHash);
      if (refusal) return { refusal, isNew: false };
      const payload = { submissionId: signUpId, reason: askedByFirm };
      const key = `resume_after_day:${signUpId}:again:${pressId}`;
      return { refusal, isNew: await addOnce(tx, { kind: "resume_after_day", key, payload }) };
    },
  );
  if (sent?.isNew) wakeWorker();
  return sent && (sent.refusal ?? "resumeQueued");
}

function entryIf(isNew: boolean, id: string, kind: string) {
  if (!isNew) return null;
  return { act: "mail_sent_again", subject: "sign_up", id, fields: [kind] } as const;
}
