import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { type Draft, drafts } from "@/db/schema/drafts";

const { id, updatedAt, submissionId, linkEmail, answers } = drafts;

// As in the index `drafts_with_email`.
const email = sql<string>`coalesce(${answers}->'contact'->>'contactEmail', ${linkEmail})`;
const isUnfinished = and(isNull(submissionId), sql`${email} is not null`, gt(drafts.expiresAt, sql`now()`));

/** Drafts with an e-mail address, the last seen first: at most `limit` that are older than the draft `olderThan`. */
export function listUnfinished(
  db: Database,
  { olderThan, limit }: { olderThan: string | null; limit: number },
): Promise<Draft[]> {
  const start = db
    .select({ at: updatedAt, of: id })
    .from(drafts)
    .where(eq(id, olderThan ?? ""));
  const isOlder = olderThan === null ? undefined : sql`(${updatedAt}, ${id}) < ${start}`;
  return db
    .select()
    .from(drafts)
    .where(and(isUnfinished, isOlder))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
}

export async function findUnfinished(db: Database, of: string): Promise<Draft | null> {
  const [found] = await db
    .select()
    .from(drafts)
    .where(and(eq(id, of), isUnfinished));
  return found ?? null;
}
