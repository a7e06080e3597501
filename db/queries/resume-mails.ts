import { and, type Column, eq, exists, gt, isNotNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { outboxKey } from "@/lib/outbox";
import { retention } from "@/lib/retention";
import { type ResumeMail, resumeMailDays, resumeMailHours } from "@/lib/sign-up/resume-mails";
import type { Database } from "../client/database";
import type { Draft } from "../schema/drafts";
import { outbox } from "../schema/outbox";
import { resumeMails } from "../schema/resume-mails";
import { submissions } from "../schema/submissions";
import { issueLink } from "./links";
import { hasLaterSignUp, isOpen, isStopped, isUnpaid } from "./may-resume";
import { isWaiting } from "./outbox";
import { lockSubmission, type Submission } from "./submissions";

/** The submissions about which this mail is due and was never queued; their ids. */
export async function dueResumeMails(db: Database, kind: ResumeMail, limit: number): Promise<string[]> {
  const known = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(eq(outbox.key, keyOf(kind, submissions.id)));
  const due = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isDue[kind], notExists(known)))
    .limit(limit);
  return due.map(({ id }) => id);
}

function keyOf(kind: ResumeMail, submissionId: Column): SQL {
  return sql`${outboxKey(kind, "")}::text || ${submissionId}::text`;
}

const { paymentStatus, updatedAt } = submissions;

const { resume_after_hour: firstAfter, resume_after_day: secondAfter } = resumeMailHours;
const hoursPerDay = 24;

/** The sweep marks a pending submission as abandoned after a day, which sets `updatedAt`. */
const isDue: Record<ResumeMail, SQL | undefined> = {
  resume_after_hour: and(isOpen, eq(paymentStatus, "pending"), isUpdated(firstAfter, secondAfter)),
  resume_after_day: and(
    isOpen,
    or(
      and(eq(paymentStatus, "pending"), isUpdated(secondAfter, hoursPerDay * retention.draftDays)),
      and(eq(paymentStatus, "abandoned"), isUpdated(0, hoursPerDay)),
    ),
  ),
};

function isUpdated(fromHours: number, toHours: number): SQL {
  const ago = (hours: number) => sql`now() - make_interval(hours => ${hours})`;
  return sql`${updatedAt} > ${ago(toHours)} and ${updatedAt} <= ${ago(fromHours)}`;
}

type Keys = { readonly emailHash: string; readonly linkHash: string; readonly stopHash: string };
export const noResumeMail = ["changed", "stopped", "signed_up_again", "mailed_before", "expired"] as const;
export type NoResumeMail = (typeof noResumeMail)[number];
type ResumeMailRequest = { readonly kind: ResumeMail; readonly isAsked: boolean };
type Taken = { ok: true; submission: Submission; draft: Draft | null } | { ok: false; reason: NoResumeMail };

/**
 * Issues the keys of a mail to the submission's address, unless the mail no longer applies. `draft` is null for a customer whose
 * debit ended and who sets it up again: only the bank's page remains, and the link leads to the confirmation's address.
 */
export function takeResumeMail(
  db: Database,
  { kind, isAsked }: ResumeMailRequest,
  { id, contactEmail }: Pick<Submission, "id" | "contactEmail">,
  { emailHash, linkHash, stopHash }: Keys,
): Promise<Taken> {
  return db.transaction(async (tx): Promise<Taken> => {
    // Two calls for one address wait for each other, so that the second finds the first one's mail.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${emailHash}))`);
    await lockSubmission(tx, id);
    const [submission] = await tx
      .select()
      .from(submissions)
      .where(
        and(
          eq(submissions.id, id),
          eq(submissions.contactEmail, contactEmail),
          isAsked ? isUnpaid : isDue[kind],
        ),
      );
    if (!submission) return { ok: false, reason: "changed" };
    if (await isStopped(tx, id, emailHash)) return { ok: false, reason: "stopped" };
    if (await hasLaterSignUp(tx, submission)) return { ok: false, reason: "signed_up_again" };
    if (!isAsked && (await wasMailed(tx, kind, id, emailHash))) return { ok: false, reason: "mailed_before" };
    const hadDebit = submission.firstConfirmedAt !== null;
    const link = hadDebit ? null : await issueLink(tx, submission.draftId, linkHash, contactEmail);
    if (!link && !hadDebit) return { ok: false, reason: "expired" };
    const mail = { keyHash: stopHash, submissionId: id, kind, emailHash, sentAt: null };
    await tx.insert(resumeMails).values(mail);
    return { ok: true, submission, draft: link?.draft ?? null };
  });
}

/** Whether the address got this mail about another sign-up in the last days, or is about to get it. */
async function wasMailed(
  tx: Database,
  kind: ResumeMail,
  submissionId: string,
  emailHash: string,
): Promise<boolean> {
  const since = sql`now() - make_interval(days => ${resumeMailDays})`;
  const { createdAt } = resumeMails;
  const sameKind = and(eq(resumeMails.emailHash, emailHash), eq(resumeMails.kind, kind));
  const ofOther = and(ne(resumeMails.submissionId, submissionId), gt(createdAt, since));
  const itsEntry = eq(outbox.key, keyOf(kind, resumeMails.submissionId));
  const waits = tx.select({ key: outbox.key }).from(outbox).where(and(itsEntry, isWaiting));
  const isSentOrQueued = or(isNotNull(resumeMails.sentAt), exists(waits));
  return (await tx.$count(resumeMails, and(sameKind, ofOther, isSentOrQueued))) > 0;
}

export async function recordResumeMail(db: Database, keyHash: string): Promise<void> {
  await db.update(resumeMails).set({ sentAt: sql`now()` }).where(eq(resumeMails.keyHash, keyHash));
}
