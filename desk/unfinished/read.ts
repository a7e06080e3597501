import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { type Draft, drafts } from "@/db/schema/drafts";
import { readAnswers } from "@/lib/sign-up/answers";
import { progress } from "@/lib/sign-up/progress";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";

/** A draft with its saved answers; null for one that is unknown, submitted or without an address. */
export async function readDraftPage(id: string) {
  if (!isUuid(id)) return null;
  const draft = await query((db) => findUnfinished(db, id));
  return draft && { ...shownDraft(draft), expiresAt: draft.expiresAt, answers: readAnswers(draft.answers) };
}

export type DraftPageData = NonNullable<Awaited<ReturnType<typeof readDraftPage>>>;

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

const { id, submissionId, linkEmail, answers } = drafts;

// As in the index `drafts_with_email`.
const email = sql<string>`coalesce(${answers}->'contact'->>'contactEmail', ${linkEmail})`;
/** Drafts that nobody has submitted, with an e-mail address. */
export const isUnfinished = and(
  isNull(submissionId),
  sql`${email} is not null`,
  gt(drafts.expiresAt, sql`now()`),
);

async function findUnfinished(db: Database, of: string): Promise<Draft | null> {
  const [found] = await db
    .select()
    .from(drafts)
    .where(and(eq(id, of), isUnfinished));
  return found ?? null;
}
