import "server-only";
import { findFinal, replaceSubmission } from "@/db/queries/replaced";
import type { Submission } from "@/db/queries/submissions";
import { query } from "@/server/database";
import type { Refusal } from "@/server/gocardless/reply";
import { reconcile } from "./reconcile";

export type NotReplaced =
  | { outcome: "final"; submission: Submission }
  | { outcome: "unclear"; refusal: Refusal };

/** Closes a submission continued in another browser (docs/decisions/0105). Null on success. */
export async function replace(submissionId: string): Promise<NotReplaced | null> {
  const replaced = await query((db) => replaceSubmission(db, submissionId));
  if (replaced?.outcome === "final") return { outcome: "final", submission: replaced.submission };
  const reconciled = await reconcile(submissionId, "continued on another device");
  if (reconciled?.refusal) return { outcome: "unclear", refusal: reconciled.refusal };
  const submission = await query((db) => findFinal(db, submissionId));
  return submission && { outcome: "final", submission };
}
