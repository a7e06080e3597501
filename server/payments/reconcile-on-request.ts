import { z } from "zod";
import { findSubmission } from "@/db/queries/submissions";
import { query } from "@/server/database";
import { rateLimit } from "@/server/http/limits";
import type { Reconciled } from "./apply-decision";
import { askOnce } from "./ask-once";
import type { allRequests } from "./provider-state";
import { reconcile } from "./reconcile";
import { contended, refusal } from "./reply";

type Request = {
  until: number; // A time of `performance.now()`
  extra?: typeof allRequests | null; // Only for operators, who have limits of their own
};

const outcome = z.object({ refusal: refusal.nullable() });

/**
 * As `reconcile`, for a request, and limited. Requests share one call and its refusal for some seconds. The status is always read
 * from the record, so that a webhook's change is seen at once. Null for an unknown submission.
 */
export async function reconcileOnRequest(
  id: string,
  { until, extra = null }: Request,
): Promise<Reconciled | null> {
  const action = extra === null ? "verify_payment" : "ask_at_desk";
  const ask = async () => {
    if (!(await rateLimit(action, [id])).ok) return null;
    return { refusal: (await reconcile(id, extra))?.refusal ?? null };
  };
  const asked = await askOnce(`${action}:${id}`, outcome, ask, until);
  const submission = await query((db) => findSubmission(db, id));
  return submission && { status: submission.paymentStatus, refusal: asked ? asked.refusal : contended };
}
