import "server-only";
import type { Draft } from "@/db/drafts";
import { isSubmittedForGood } from "@/db/submissions";
import { query } from "@/lib/server/database";

/** Whether the debit of a draft's submission is set up or under way, so that its answers can only be read. */
export async function isFinal({ submissionId }: Draft): Promise<boolean> {
  return submissionId !== null && query((db) => isSubmittedForGood(db, submissionId));
}
