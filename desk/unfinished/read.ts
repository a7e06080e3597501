import type { Draft } from "@/db/queries/drafts";
import { pageOf, rowsPerPage } from "@/desk/ui/paging";
import { readAnswers } from "@/lib/sign-up/answers";
import { progress } from "@/lib/sign-up/progress";
import { isUuid, uuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { findUnfinished, listUnfinished } from "./queries";

export const unfinishedQuery = { olderThan: uuid };

export async function unfinishedPage(olderThan: string | null) {
  const found = await query((db) => listUnfinished(db, { olderThan, limit: rowsPerPage + 1 }));
  const { rows, older } = pageOf(found);
  return { rows: rows.map(shownDraft), older };
}

/** A draft with its saved answers; null for one that is unknown, submitted or without an address. */
export async function draftPage(id: string) {
  if (!isUuid(id)) return null;
  const draft = await query((db) => findUnfinished(db, id));
  return draft && { ...shownDraft(draft), expiresAt: draft.expiresAt, answers: readAnswers(draft.answers) };
}

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
