import { plugIns } from "@/server/plug-ins";
import type { Mail } from "./mail";
import { confirmationLink } from "./mails/confirmation-link";
import { continueLink } from "./mails/continue-link";
import { customerConfirmation } from "./mails/customer-confirmation";
import { debitEnded } from "./mails/debit-ended";
import { firmAlarm } from "./mails/firm-alarm";
import { firmNotice, signUpNotice } from "./mails/firm-notices";
import { leadNotice } from "./mails/lead-notice";
import { resumeAfterDay, resumeAfterHour } from "./mails/resume-mails";

/** Every mail that this release sends. */
export const mails: readonly Mail[] = [
  signUpNotice,
  firmNotice,
  firmAlarm,
  leadNotice,
  customerConfirmation,
  debitEnded,
  continueLink,
  confirmationLink,
  resumeAfterHour,
  resumeAfterDay,
  ...plugIns.flatMap((plugIn) => plugIn.mails),
];

export function findMail(kind: string): Mail | undefined {
  return mails.find((mail) => mail.kind === kind);
}
