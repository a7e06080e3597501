import { saveRefusedAnswer } from "@/db/queries/drafts";
import type { Edition } from "@/lib/markets/editions";
import { type FormName, type RefusedAnswer, readRefusedAnswer } from "@/lib/sign-up/step-state";
import { query } from "@/server/database";
import { type RateLimitResult, rateLimit } from "@/server/http/limits";
import { factsOf, log } from "@/server/logging/log";
import { create, forced } from "./begin";
import { currentDraft, type Draft, redirectIfMoved } from "./drafts";

/**
 * Stores an answer for the next view of the form's page (docs/decisions/0093). `limited`: the minutes to wait, if a rate
 * limit refused the form. Storing has its own rate limit; the result is not `ok` if that is reached.
 */
export async function storeRefusedAnswer(
  answer: RefusedAnswer,
  shownIn: Edition,
  limited: number | null,
): Promise<RateLimitResult> {
  const draft = await currentDraft();
  // Without a draft, the other steps redirect to step 1, which says that nothing is saved.
  if (!draft && answer.form !== "plan") return { ok: true };
  if (!draft) await redirectIfMoved(shownIn);
  if (!draft && limited !== null) return { ok: false, minutes: limited };
  const allowed = await (draft ? mayStore(draft, limited !== null) : rateLimit("begin_sign_up"));
  if (!allowed.ok) return allowed;
  const holder = draft ?? (await create(forced(shownIn), {}));
  await query((db) => saveRefusedAnswer(db, holder, answer));
  return allowed;
}

/** Storing counts as a save. If the limit on saves is reached, `save_refused_answer` allows a few more. */
async function mayStore({ id }: Draft, isLimited: boolean): Promise<RateLimitResult> {
  const saved = isLimited ? null : await rateLimit("save_step", [id]);
  return saved?.ok ? saved : rateLimit("save_refused_answer", [id]);
}

export async function takeRefusedAnswer(draft: Draft, form: FormName): Promise<RefusedAnswer | null> {
  const answer = readRefusedAnswer(draft.refusedAnswer, form);
  if (answer)
    await query((db) => saveRefusedAnswer(db, draft, null)).catch((error: unknown) =>
      log("error", "refused form not cleared", factsOf(error)),
    );
  return answer;
}
