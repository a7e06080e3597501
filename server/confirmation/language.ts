import { changeEdition } from "@/db/queries/submissions";
import { type Edition, editionOfSubmission } from "@/lib/markets/editions";
import type { ConfirmationIds } from "@/lib/payments/link";
import { query } from "@/server/database";
import { openedSubmission } from "./view";

/** Changes nothing if this browser may not see the confirmation, or the edition is one of another market. */
export async function changeLanguageOf(ids: ConfirmationIds, edition: Edition): Promise<void> {
  const submission = await openedSubmission(ids, new Date());
  if (submission && editionOfSubmission(submission).code === edition.code)
    await query((db) => changeEdition(db, submission, edition.segment));
}
