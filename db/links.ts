import { and, eq, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "./database";
import { addToOutbox } from "./outbox";
import { type Draft, draftKeys, drafts } from "./tables/drafts";

const kept = gt(drafts.expiresAt, sql`now()`);

/** Has a link to a draft sent to an address; `key` names the occasion. */
export function orderLink(
  db: Database,
  draftId: string,
  { email, key }: { email: string; key: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(drafts).set({ linkEmail: email }).where(eq(drafts.id, draftId));
    await addToOutbox(tx, [{ kind: "continue_link", key: `continue_link:${key}`, payload: { draftId } }]);
  });
}

/** Lets the secret of this hash open a draft in one more browser; null when the draft is gone. */
export function issueLink(db: Database, draftId: string, tokenHash: string): Promise<Draft | null> {
  return db.transaction(async (tx) => {
    const [draft] = await tx
      .select()
      .from(drafts)
      .where(and(eq(drafts.id, draftId), kept));
    if (draft) await tx.insert(draftKeys).values({ tokenHash, draftId, use: "link" });
    return draft ?? null;
  });
}

/** The draft that a link leads to and whether the link has been used; null for any other secret. Spends nothing. */
export async function findLink(
  db: Database,
  tokenHash: string,
): Promise<{ draft: Draft; isSpent: boolean } | null> {
  const [found] = await db
    .select({ draft: getTableColumns(drafts), usedAt: draftKeys.usedAt })
    .from(drafts)
    .innerJoin(draftKeys, eq(draftKeys.draftId, drafts.id))
    .where(and(eq(draftKeys.tokenHash, tokenHash), eq(draftKeys.use, "link"), kept));
  return found ? { draft: found.draft, isSpent: found.usedAt !== null } : null;
}

/** Spends a link: the browser that holds the other secret opens the draft from now on. Null when it is spent. */
export function spendLink(db: Database, tokenHash: string, browserHash: string): Promise<Draft | null> {
  return db.transaction(async (tx) => {
    const [spent] = await tx
      .update(draftKeys)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(draftKeys.tokenHash, tokenHash),
          eq(draftKeys.use, "link"),
          isNull(draftKeys.usedAt),
          inArray(draftKeys.draftId, tx.select({ id: drafts.id }).from(drafts).where(kept)),
        ),
      )
      .returning({ draftId: draftKeys.draftId });
    if (!spent) return null;
    await tx.insert(draftKeys).values({ tokenHash: browserHash, draftId: spent.draftId, use: "browser" });
    const [draft] = await tx.select().from(drafts).where(eq(drafts.id, spent.draftId));
    return draft ?? null;
  });
}
