import { saveRefusedAnswer } from "@/db/queries/drafts";
import { marketCodes } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { beginningsOf, type FormValues } from "@/lib/sign-up/form";
import { isPersonalNumber } from "@/lib/sign-up/rules/business-number";
import { type FormName, keptForm, type RefusedAnswer, readRefusedAnswer } from "@/lib/sign-up/step-state";
import { hasTextFields, type WizardStep } from "@/lib/sign-up/steps";
import { query } from "@/server/database";
import { afterWait, type RateLimitResult } from "@/server/http/limit-table";
import { rateLimit } from "@/server/http/limits";
import { factsOf, log } from "@/server/logging/log";
import { create, forced } from "./begin";
import { currentDraft, type Draft, finalSubmission, redirectIfMoved } from "./drafts";
import { valuesInMarket } from "./market-change";

/**
 * Stores an answer for the next view of the form's page (docs/decisions/0093). `limited`: the minutes to wait, if a rate
 * limit refused the form. Storing has its own rate limit; the result is not `ok` if that is reached. Null: the response must be
 * the form itself, because it has text fields and this browser no draft to keep them with, or a final one, or because the draft
 * keeps what was typed for another step.
 */
export async function storeRefusedAnswer(
  answer: RefusedAnswer,
  shownIn: Edition,
  limited: number | null,
): Promise<RateLimitResult | null> {
  const draft = await currentDraft();
  if (hasTextFields(answer.form) && (!draft || (await finalSubmission(draft)))) return null;
  const kept = keptForm(draft?.refusedAnswer);
  if (kept !== null && kept !== answer.form) return null;
  // Without a draft, the other steps redirect to step 1, which says that nothing is saved.
  if (!draft && answer.form !== "plan") return { ok: true };
  if (!draft) await redirectIfMoved(shownIn);
  if (!draft && limited !== null) return afterWait(limited * 60);
  const allowed = await (draft ? mayStore(draft, limited !== null) : rateLimit("begin_sign_up"));
  if (!allowed.ok) return allowed;
  await keep(draft ?? (await create(forced(shownIn), {})), { ...answer, market: shownIn.code });
  return allowed;
}

/** Keeps what was typed in a step's text fields with the draft, until that step is saved. Nothing is kept at a rate limit. */
export async function keepUntilSaved(form: WizardStep, values: FormValues, shownIn: Edition): Promise<void> {
  const draft = hasTextFields(form) ? await currentDraft() : null;
  if (!draft || !(await mayStore(draft, false)).ok) return;
  const answer = { form, values: beginningsOf(values), problems: [], notice: null, resultMessage: null };
  await keep(draft, { ...answer, market: shownIn.code, untilSaved: true });
}

/**
 * Stores again if another tab saves meanwhile: otherwise the page would be shown again without its answer. A person's number, typed in
 * place of the business's, is never stored.
 */
async function keep(draft: Draft, answer: RefusedAnswer): Promise<void> {
  for (let at: Draft | null = draft; at; at = await currentDraft()) {
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

/** A stored answer, as its form shows it in the draft's market. */
export async function takeRefusedAnswer(draft: Draft, form: FormName): Promise<RefusedAnswer | null> {
  const answer = readRefusedAnswer(draft.refusedAnswer, form);
  if (answer && !answer.untilSaved)
    await query((db) => saveRefusedAnswer(db, draft, null)).catch((error: unknown) =>
      log("error", "refused form not cleared", factsOf(error)),
    );
  const { market: to } = draft;
  const { market: from = to } = answer ?? {};
  if (!answer || from === to) return answer;
  return { ...answer, problems: [], values: valuesInMarket(form, answer.values, { from, to }) };
}
