import { eq } from "drizzle-orm";
import type { Database } from "../client/database";
import { resumeMails, stoppedAddresses } from "../schema/resume-mails";

/** Whether a key to stop the mails is known, and whether its address has stopped them. */
export async function findStop(db: Database, keyHash: string): Promise<{ isStopped: boolean } | null> {
  const [found] = await db
    .select({ stoppedAt: stoppedAddresses.stoppedAt })
    .from(resumeMails)
    .leftJoin(stoppedAddresses, eq(stoppedAddresses.emailHash, resumeMails.emailHash))
    .where(eq(resumeMails.keyHash, keyHash));
  return found ? { isStopped: found.stoppedAt !== null } : null;
}

/** Stops the mails to the address of the key, for good; repeatable. `known`: false for an unknown key. */
export async function stopAddress(
  db: Database,
  keyHash: string,
): Promise<{ isKnown: boolean; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(resumeMails).where(eq(resumeMails.keyHash, keyHash));
    if (!mail) return { isKnown: false, isNew: false };
    const added = await tx
      .insert(stoppedAddresses)
      .values({ emailHash: mail.emailHash })
      .onConflictDoNothing()
      .returning();
    return { isKnown: true, isNew: added.length > 0 };
  });
}
