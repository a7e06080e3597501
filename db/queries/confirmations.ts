import { and, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { confirmationLinkMinutes } from "@/lib/payments/link";
import { isContact } from "@/lib/sign-up/link";
import type { Database } from "../client/database";
import { confirmationKeys } from "../schema/confirmations";
import { paymentAttempts } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { lockSubmission, type Submission } from "./submissions";

const { tokenHash: hash, submissionId: of, use, usedAt, createdAt } = confirmationKeys;

const isOpen = and(
  isNull(usedAt),
  gt(createdAt, sql`now() - make_interval(mins => ${confirmationLinkMinutes})`),
);

/** Stores the key of a link that is about to be sent; returns the submission, whose address it is for. */
export function issueConfirmationLink(
  db: Database,
  submissionId: string,
  tokenHash: string,
): Promise<Submission | null> {
  return db.transaction(async (tx) => {
    const submission = await lockSubmission(tx, submissionId);
    if (submission) await tx.insert(confirmationKeys).values({ tokenHash, submissionId, use: "link" });
    return submission;
  });
}

export async function findConfirmationLink(
  db: Database,
  linkHash: string,
): Promise<{ submissionId: string; isOpen: boolean } | null> {
  const [found] = await db
    .select({ submissionId: of, isOpen: sql<boolean>`${isOpen}` })
    .from(confirmationKeys)
    .where(and(eq(hash, linkHash), eq(use, "link")));
  return found ?? null;
}

/**
 * Gives a browser a key by an e-mailed link; returns the submission's id, or null when the link is closed. Repeatable with
 * the same hashes.
 */
export function openByLink(db: Database, linkHash: string, browserHash: string): Promise<string | null> {
  return db.transaction(async (tx) => {
    const submissionId = (await findConfirmationLink(tx, linkHash))?.submissionId;
    if (submissionId === undefined) return null;
    // Locks the submission before its keys, as `endKeysOfFormerContact` does: another order could deadlock.
    await lockSubmission(tx, submissionId);
    const link = await findConfirmationLink(tx, linkHash);
    if (!link) return null;
    if ((await findConfirmationKey(tx, submissionId, [browserHash])) !== null) return submissionId;
    if (!link.isOpen) return null;
    await giveConfirmationKey(tx, submissionId, browserHash);
    await tx
      .update(confirmationKeys)
      .set({ usedAt: sql`now()` })
      .where(and(eq(hash, linkHash), eq(use, "link")));
    return submissionId;
  });
}

/** Gives a browser a key, with which it may see the confirmation and set up the debit. */
export async function giveConfirmationKey(
  db: Database,
  submissionId: string,
  tokenHash: string,
): Promise<void> {
  await db.insert(confirmationKeys).values({ tokenHash, submissionId, use: "browser" });
}

/** The first of the hashes that `giveConfirmationKey` stored for the submission. */
export async function findConfirmationKey(
  db: Database,
  submissionId: string,
  hashes: readonly string[],
): Promise<string | null> {
  const matches = and(inArray(hash, [...hashes]), eq(of, submissionId), eq(use, "browser"));
  const [found] = await db.select({ hash }).from(confirmationKeys).where(matches).limit(1);
  return found?.hash ?? null;
}

/**
 * Ends all keys that links to a submission's contact gave, and those links, if the contact gets another address, since somebody
 * else may read the former one. The next sweep closes a payment page that such a browser opened; the submission is due for it at
 * once. The caller must have called `lockSubmission`.
 */
export async function endKeysOfFormerContact(
  tx: Database,
  { id, contactEmail }: Pick<Submission, "id" | "contactEmail">,
  newEmail: string,
): Promise<void> {
  if (isContact(contactEmail, newEmail)) return;
  await tx.delete(confirmationKeys).where(eq(of, id));
  const { submissionId, status, browserHash } = paymentAttempts;
  const closed = await tx
    .update(paymentAttempts)
    .set({ status: "superseded" })
    .where(and(eq(submissionId, id), eq(status, "open"), isNotNull(browserHash)))
    .returning({ id: paymentAttempts.id });
  if (closed.length > 0)
    await tx
      .update(submissions)
      .set({ checkedAt: new Date(0) })
      .where(eq(submissions.id, id));
}
