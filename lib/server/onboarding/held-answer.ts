import "server-only";
import { holdAnswer } from "@/db/drafts";
import type { MarketCode } from "@/lib/markets";
import { type FormName, type HeldAnswer, readHeldAnswer } from "@/lib/onboarding/held-answer";
import { query } from "@/lib/server/database";
import { allow } from "@/lib/server/limits";
import { factsOf, log } from "@/lib/server/log";
import { beginIn } from "./begin";
import { currentDraft, type Draft } from "./drafts";

/**
 * Holds a form's answer with the draft for the next view of the form's page, and begins a sign-up for a browser that
 * has none yet. False when that was done too often just now.
 */
export async function hold(answer: HeldAnswer, shownIn: MarketCode): Promise<boolean> {
  const draft = await currentDraft();
  // Every other page leads to the first step, and says that nothing is saved.
  if (!draft && answer.form !== "plan") return true;
  const allowed = await (draft ? allow("save_step", [draft.id]) : allow("begin_sign_up"));
  if (!allowed.ok) return false;
  const { id } = draft ?? (await beginIn(shownIn));
  await query((db) => holdAnswer(db, id, answer));
  return true;
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
