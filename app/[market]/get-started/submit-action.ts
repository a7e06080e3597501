"use server";

import { redirect } from "next/navigation";
import type { StepState } from "@/components/flow/form-state";
import { type MarketCode, market } from "@/lib/markets";
import type { PlanAnswer } from "@/lib/onboarding/answers";
import { checks } from "@/lib/onboarding/check";
import { readAnswers } from "@/lib/onboarding/stored-answers";
import { offersRollover, plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import { allow } from "@/lib/server/limits";
import { log } from "@/lib/server/log";
import { ownerHash } from "@/lib/server/onboarding/cookie";
import { currentDraft, type Draft, saveStep } from "@/lib/server/onboarding/drafts";
import { submit } from "@/lib/server/onboarding/submit";
import { confirmationAddress } from "@/lib/server/payments/confirmation";
import { openPayment } from "@/lib/server/payments/open";
import { words } from "@/messages/words";
import { answer, failureNotice, limited, readSent, type Sent, wrong } from "./answer";

/** Step 5: changes the plan, or submits and leads to the payment provider. */
export async function submitReview(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  const work = () => (sent.intent === "update-plan" ? updatePlan(sent) : setUpPayment(sent));
  return answer(state, sent, work, "failed");
}

async function updatePlan(sent: Sent) {
  const chosen = checks.plan(sent.values);
  if (!chosen.ok) return wrong(chosen.problems);
  // Portfolio would close the review: it is explained there, and the plan stays.
  if (!offersRollover(chosen.answer.planType)) return onCall(sent.market, chosen.answer);
  const answer = () => ({ plan: chosen.answer });
  const saved = await saveStep({ step: "review", shownIn: sent.market, answer }, sent.visit);
  if (saved.outcome === "limited") return limited(sent.market, saved.minutes);
  const { market: code, progress } = saved;
  if (!sent.enhanced || progress.current !== "review")
    redirect(`${signUpAddress(code, progress.current)}?changed=1`);
  // The page is drawn anew around the form, with its new total; nothing else moves.
  return { said: words(market(code).locale, "signUp")("review.updated") };
}

async function setUpPayment(sent: Sent) {
  const [draft, ownerTokenHash] = [await currentDraft(), await ownerHash()];
  if (!draft || !ownerTokenHash) redirect(signUpAddress(sent.market, "plan"));
  const terms = checks.review(sent.values);
  if (!terms.ok) return wrong(terms.problems);
  if (choseAnotherPlan(sent, draft)) return updatePlan(sent);
  const allowed = await allow("set_up_payment");
  if (!allowed.ok) return limited(sent.market, allowed.minutes);
  const reviewed = { version: Number(sent.values.version), ownerTokenHash, acceptedAt: new Date() };
  const submitted = await submit(draft, reviewed);
  // The review leads to the step that is wrong, and that one says why.
  if (submitted.outcome === "incomplete") redirect(signUpAddress(draft.market, "review"));
  if (submitted.outcome === "stale") redirect(`${signUpAddress(draft.market, "review")}?changed=1`);
  if (submitted.outcome === "final") redirect(await confirmationAddress(submitted.submission.id));
  const opened = await openPayment(submitted.submission);
  if (!opened.ok) {
    log("error", "payment not opened", { reason: opened.refusal.reason, code: opened.refusal.code });
    return { notice: failureNotice(sent.market, "failed") };
  }
  if (!sent.enhanced) redirect(opened.address);
  return { leaveFor: opened.address };
}

function onCall(code: MarketCode, { planType }: PlanAnswer) {
  const t = words(market(code).locale, "signUp");
  const title = t("review.onCall.title", { plan: plan(planType).name });
  return { notice: { title, text: t("review.onCall.text", { more: t("review.more") }) } };
}

/** Without scripts a plan can be picked on the review page and the button pressed: it is shown before it is sent. */
function choseAnotherPlan(sent: Sent, draft: Draft): boolean {
  const chosen = checks.plan(sent.values);
  const saved = readAnswers(draft.answers).plan;
  if (!chosen.ok || !saved) return false;
  return chosen.answer.planType !== saved.planType || chosen.answer.hasRollover !== saved.hasRollover;
}
