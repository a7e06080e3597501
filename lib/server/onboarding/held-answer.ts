import "server-only";
import { holdAnswer } from "@/db/drafts";
import type { MarketCode } from "@/lib/markets";
import { type FormName, type HeldAnswer, readHeldAnswer } from "@/lib/onboarding/held-answer";
import { query } from "@/lib/server/database";
import { type Allowance, rateLimit } from "@/lib/server/limits";
import { factsOf, log } from "@/lib/server/log";
import { beginIn } from "./begin";
import { currentDraft, type Draft } from "./drafts";

/**
 * Holds a form's answer with the draft for the next view of the form's page, and begins a sign-up for a browser that
 * has none yet. Not `ok` when that was done too often just now; nothing is written then.
 */
export async function hold(answer: HeldAnswer, shownIn: MarketCode): Promise<Allowance> {
  const draft = await currentDraft();
  // Every other page leads to the first step, and says that nothing is saved.
  if (!draft && answer.form !== "plan") return { ok: true };
  const allowed = await (draft ? mayHold(draft) : rateLimit("begin_sign_up"));
  if (!allowed.ok) return allowed;
  const { id } = draft ?? (await beginIn(shownIn));
  await query((db) => holdAnswer(db, id, answer));
  return allowed;
}

/** It counts as a save; somebody who has used those up is refused a few times more without a loss. */
async function mayHold({ id }: Draft): Promise<Allowance> {
  const saved = await rateLimit("save_step", [id]);
  return saved.ok ? saved : rateLimit("hold_answer", [id]);
}

/** What this page was left to show, once. */
export async function takeHeld({ id, heldAnswer }: Draft, form: FormName): Promise<HeldAnswer | null> {
  const held = readHeldAnswer(heldAnswer, form);
  if (held)
    await query((db) => holdAnswer(db, id, null)).catch((error: unknown) =>
      log("error", "held answer not cleared", factsOf(error)),
    );
  return held;
}
