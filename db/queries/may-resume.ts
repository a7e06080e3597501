import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { statusesWithDebit } from "@/lib/payments/states";
import type { Database } from "../client/database";
import { resumeMails, stoppedAddresses } from "../schema/resume-mails";
import { submissions } from "../schema/submissions";
import type { Submission } from "./submissions";

const { paymentStatus, mandateId, additionalData } = submissions;

/** Neither with a mandate nor filled in by a robot. */
export const isOpen = and(
  isNull(mandateId),
  sql`coalesce((${additionalData} -> 'signals' ->> 'trapFilled')::boolean, false) = false`,
);

/** True until a debit is approved, and not again when it has ended. */
export const isUnpaid = and(isOpen, inArray(paymentStatus, ["pending", "abandoned"]));

/** Whether the address, or another one that was mailed about this submission, has stopped the mails. */
export async function isStopped(tx: Database, submissionId: string, emailHash: string): Promise<boolean> {
  const mailed = tx
    .select({ emailHash: resumeMails.emailHash })
    .from(resumeMails)
    .where(eq(resumeMails.submissionId, submissionId));
  const { emailHash: stopped } = stoppedAddresses;
  return (await tx.$count(stoppedAddresses, or(eq(stopped, emailHash), inArray(stopped, mailed)))) > 0;
}

/** Whether somebody with this address has signed up again since, or has set up a debit. */
export async function hasLaterSignUp(
  tx: Database,
  { id, contactEmail, createdAt }: Submission,
): Promise<boolean> {
  const later = and(
    eq(sql`lower(${submissions.contactEmail})`, contactEmail.toLowerCase()),
    ne(submissions.id, id),
    or(
      gt(submissions.createdAt, createdAt),
      gt(submissions.confirmedAt, createdAt),
      inArray(paymentStatus, statusesWithDebit("beingSetUp")),
    ),
  );
  return (await tx.$count(submissions, later)) > 0;
}
