import "server-only";
import type { Draft } from "@/db/queries/drafts";
import { finalSubmissionOf } from "@/db/queries/replaced";
import { query } from "@/server/database";

/** The submission of a sign-up whose debit is set up or under way, so that its answers can only be read; else null. */
export function finalSubmission(draft: Draft): Promise<string | null> {
  return query((db) => finalSubmissionOf(db, draft));
}
