import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { type Draft, drafts } from "@/db/schema/drafts";
import { pageOf, rowsPerPage } from "@/desk/ui/paging";
import { readAnswers } from "@/lib/sign-up/answers";
import { progress } from "@/lib/sign-up/progress";
import { isUuid, uuid } from "@/lib/uuid";
import { query } from "@/server/database";

export const unfinishedQuery = { olderThan: uuid };

export async function unfinishedPage(olderThan: string | null) {
  const found = await query((db) => listUnfinished(db, { olderThan, limit: rowsPerPage + 1 }));
  const { rows, older } = pageOf(found);
  return { rows: rows.map(shownDraft), older };
}

export type UnfinishedPageData = Awaited<ReturnType<typeof unfinishedPage>>;

/** A draft with its saved answers; null for one that is unknown, submitted or without an address. */
export async function draftPage(id: string) {
  if (!isUuid(id)) return null;
  const draft = await query((db) => findUnfinished(db, id));
  return draft && { ...shownDraft(draft), expiresAt: draft.expiresAt, answers: readAnswers(draft.answers) };
}

export type DraftPageData = NonNullable<Awaited<ReturnType<typeof draftPage>>>;

/** An address to which a link was sent counts as well, if the fourth step is not answered. */
export function shownDraft({
  id,
  market,
  answers: stored,
  linkEmail,
  createdAt,
  updatedAt,
  honeypotFilled,
}: Draft) {
  const answers = readAnswers(stored);
  return {
    id,
    market,
    email: answers.contact?.contactEmail ?? linkEmail ?? "",
    businessName: answers.business?.businessName ?? null,
    step: progress(answers, market).current,
    createdAt,
    seenAt: updatedAt,
    isSuspect: honeypotFilled,
  };
}

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

async function findUnfinished(db: Database, of: string): Promise<Draft | null> {
  const [found] = await db
    .select()
    .from(drafts)
    .where(and(eq(id, of), isUnfinished));
  return found ?? null;
}
