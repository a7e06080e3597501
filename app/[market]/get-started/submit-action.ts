"use server";

import { redirect } from "next/navigation";
import type { StepState } from "@/components/flow/form-state";
import { checks } from "@/lib/onboarding/check";
import { readAnswers } from "@/lib/onboarding/stored-answers";
import { signUpAddress } from "@/lib/routing/addresses";
import { log } from "@/lib/server/log";
import { currentDraft, type Draft, saveStep } from "@/lib/server/onboarding/drafts";
import { submit } from "@/lib/server/onboarding/submit";
import { confirmationAddress } from "@/lib/server/payments/confirmation";
import { openPayment } from "@/lib/server/payments/open";
import { answer, failureNotice, readSent, type Sent, wrong } from "./answer";

/** Step 5: changes the plan, or submits and leads to the payment provider. */
export async function submitReview(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  return answer(
    state,
    sent,
    () => (sent.intent === "update-plan" ? updatePlan(sent) : setUpPayment(sent)),
    "failed",
  );
}

/** Without scripts a plan can be picked on the review page and the button pressed: it is shown before it is sent. */
function choseAnotherPlan(sent: Sent, draft: Draft): boolean {
  const chosen = checks.plan(sent.values);
  const saved = readAnswers(draft.answers).plan;
  if (!chosen.ok || !saved) return false;
  return chosen.answer.planType !== saved.planType || chosen.answer.hasRollover !== saved.hasRollover;
}

async function updatePlan(sent: Sent) {
  const plan = checks.plan(sent.values);
  if (!plan.ok) return wrong(plan.problems);
  const saved = await saveStep(sent.market, "review", () => ({ plan: plan.answer }), sent.enhanced);
  const to = saved.outcome === "saved" ? saved.progress.current : "review";
  redirect(`${signUpAddress(sent.market, to)}?changed=1`);
}

async function setUpPayment(sent: Sent) {
  const draft = await currentDraft();
  if (!draft) redirect(signUpAddress(sent.market, "plan"));
  if (sent.values.termsAccepted === undefined)
    return wrong([{ field: "termsAccepted", message: "terms.required" }]);
  if (choseAnotherPlan(sent, draft)) return updatePlan(sent);
  const submitted = await submit(draft, Number(sent.values.version), new Date());
  if (submitted.outcome === "incomplete") redirect(signUpAddress(draft.market, "review"));
  if (submitted.outcome === "stale") redirect(`${signUpAddress(draft.market, "review")}?changed=1`);
  if (submitted.outcome === "final") redirect(await confirmationAddress(submitted.submission.id));
  const opened = await openPayment(submitted.submission);
  if (!opened.ok) {
    log("error", "payment not opened", { reason: opened.refusal.reason, code: opened.refusal.code });
    return { notice: failureNotice(sent.market, "failed") };
  }
  if (sent.enhanced === null) redirect(opened.address);
  return { leaveFor: opened.address };
}
