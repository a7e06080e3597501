import { saveRefusedAnswer } from "@/db/queries/drafts";
import { marketCodes } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { beginningsOf, type FormValues } from "@/lib/sign-up/form";
import { isPersonalNumber } from "@/lib/sign-up/rules/business-number";
import { type FormName, type RefusedAnswer, readRefusedAnswer } from "@/lib/sign-up/step-state";
import { hasTextFields, type WizardStep } from "@/lib/sign-up/steps";
import { query } from "@/server/database";
import { type RateLimitResult, rateLimit } from "@/server/http/limits";
import { factsOf, log } from "@/server/logging/log";
import { create, forced } from "./begin";
import { currentDraft, type Draft, finalSubmission, redirectIfMoved } from "./drafts";

/**
 * Stores an answer for the next view of the form's page (docs/decisions/0093). `limited`: the minutes to wait, if a rate
 * limit refused the form. Storing has its own rate limit; the result is not `ok` if that is reached. Null: the form has text
 * fields, and this browser has no draft to keep them with, or a final one.
 */
export async function storeRefusedAnswer(
  answer: RefusedAnswer,
  shownIn: Edition,
  limited: number | null,
): Promise<RateLimitResult | null> {
  const draft = await currentDraft();
  if (hasTextFields(answer.form) && (!draft || (await finalSubmission(draft)))) return null;
  // Without a draft, the other steps redirect to step 1, which says that nothing is saved.
  if (!draft && answer.form !== "plan") return { ok: true };
  if (!draft) await redirectIfMoved(shownIn);
  if (!draft && limited !== null) return { ok: false, minutes: limited };
  const allowed = await (draft ? mayStore(draft, limited !== null) : rateLimit("begin_sign_up"));
  if (!allowed.ok) return allowed;
  await keep(draft ?? (await create(forced(shownIn), {})), answer);
  return allowed;
}

/** Keeps what was typed in a step's text fields with the draft, until that step is saved. */
export async function keepUntilSaved(form: WizardStep, values: FormValues): Promise<void> {
  if (!hasTextFields(form)) return;
  const answer = { form, values: beginningsOf(values), problems: [], notice: null, resultMessage: null };
  await keep(await currentDraft(), { ...answer, untilSaved: true });
}

/**
 * Stores again if another tab saves meanwhile: otherwise the page would be shown again without its answer. A person's number, typed in
 * place of the business's, is never stored.
 */
async function keep(draft: Draft | null, answer: RefusedAnswer): Promise<void> {
  for (let at = draft; at; at = await currentDraft()) {
    const { id, version } = at;
    const { companiesHouseNumber = "", ...values } = answer.values;
    const isPersonal = marketCodes.some((code) => isPersonalNumber(companiesHouseNumber, code));
    const stored = isPersonal ? { ...answer, values } : answer;
    if (await query((db) => saveRefusedAnswer(db, { id, version }, stored))) return;
  }
}

/** Storing counts as a save. If the limit on saves is reached, `save_refused_answer` allows a few more. */
async function mayStore({ id }: Draft, isLimited: boolean): Promise<RateLimitResult> {
  const saved = isLimited ? null : await rateLimit("save_step", [id]);
  return saved?.ok ? saved : rateLimit("save_refused_answer", [id]);
}

export async function takeRefusedAnswer(draft: Draft, form: FormName): Promise<RefusedAnswer | null> {
  const answer = readRefusedAnswer(draft.refusedAnswer, form);
  if (answer && !answer.untilSaved)
    await query((db) => saveRefusedAnswer(db, draft, null)).catch((error: unknown) =>
      log("error", "refused form not cleared", factsOf(error)),
    );
  return answer;
}
