import { sql } from "drizzle-orm";
import type { OpenDatabase } from "@/db/client/database";
import { attemptsOf } from "@/db/queries/attempts";
import type { Submission } from "@/db/queries/submissions";
import { drafts, submissions } from "@/db/schema";
import type { ConfirmationIds } from "@/lib/payments/link";
import { currentDraft } from "@/server/sign-up/drafts";
import { send } from "@/tests/support/sign-up/tab";
import { first, straight, type TabState } from "@/tests/support/sign-up/wizard-model";

/** A sign-up with a debit in this browser, whose draft is deleted. `ids`: of its confirmation. */
export async function buy({ db }: OpenDatabase): Promise<{ submission: Submission; ids: ConfirmationIds }> {
  for (const act of straight.slice(0, -1)) await send(act, first);
  const version = (await currentDraft())?.version ?? 0;
  const shown: TabState = { ...first, plan: { planType: "starter", hasRollover: true }, version };
  await send({ tab: 0, does: "pay", accepts: true }, shown);
  const debit = { mandateId: "MD1", subscriptionId: "SB1", confirmedAt: sql`now()` };
  const [submission] = await db
    .update(submissions)
    .set({ paymentStatus: "confirmed", ...debit })
    .returning();
  await db.delete(drafts);
  if (!submission) throw new Error("nothing was bought");
  const [attempt] = await attemptsOf(db, submission.id);
  return { submission, ids: { submissionId: submission.id, requestId: attempt?.requestId ?? "" } };
}
