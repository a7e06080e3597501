import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { confirmationLinkMinutes } from "@/lib/sign-up/retention";
import type { Database } from "../client/database";
import { confirmationKeys } from "../schema/confirmations";
import { addToOutbox } from "./outbox";

const { tokenHash: hash, submissionId: of, use, usedAt, createdAt } = confirmationKeys;

const isOpen = and(
  isNull(usedAt),
  gt(createdAt, sql`now() - make_interval(mins => ${confirmationLinkMinutes})`),
);

/** Queues an e-mail with a link to the submission's own address. */
export async function orderConfirmationLink(db: Database, submissionId: string, key: string): Promise<void> {
  await addToOutbox(db, [
    { kind: "confirmation_link", key: `confirmation_link:${key}`, payload: { submissionId } },
  ]);
}

export async function issueConfirmationLink(
  db: Database,
  submissionId: string,
  tokenHash: string,
): Promise<void> {
  await db.insert(confirmationKeys).values({ tokenHash, submissionId, use: "link" });
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
    const isLink = and(eq(hash, linkHash), eq(use, "link"));
    const [link] = await tx
      .select({ submissionId: of, isOpen: sql<boolean>`${isOpen}` })
      .from(confirmationKeys)
      .where(isLink)
      .for("update");
    if (!link) return null;
    const { submissionId } = link;
    if ((await findConfirmationKey(tx, submissionId, [browserHash])) !== null) return submissionId;
    if (!link.isOpen) return null;
    await giveConfirmationKey(tx, submissionId, browserHash);
    await tx.update(confirmationKeys).set({ usedAt: sql`now()` }).where(isLink);
    return submissionId;
  });
}

/** Lets a browser see the confirmation, and set up the debit. */
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
  const held = and(inArray(hash, [...hashes]), eq(of, submissionId), eq(use, "browser"));
  const [found] = await db.select({ hash }).from(confirmationKeys).where(held).limit(1);
  return found?.hash ?? null;
}
