"use server";

import { redirect } from "next/navigation";
import type { StepState } from "@/components/sign-up/form/form-state";
import { words } from "@/i18n/words";
import { type Edition, editionOn } from "@/lib/markets/editions";
import { offersRollover, order, plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import { readAnswers } from "@/lib/sign-up/answers";
import { frenchFirst } from "@/lib/sign-up/french-first";
import type { PlanAnswer } from "@/lib/sign-up/plan";
import {
  changeSince,
  type ReviewChange,
  type ReviewShown,
  reviewedChoice,
  updatedPlan,
} from "@/lib/sign-up/review";
import { checks } from "@/lib/sign-up/rules/check";
import { setPurchaseCookie } from "@/server/http/cookies";
import { rateLimit } from "@/server/http/limits";
import { termsVersion } from "@/server/legal/texts";
import { log } from "@/server/logging/log";
import { confirmationAddress } from "@/server/payments/links";
import { openPayment } from "@/server/payments/open";
import { contactPending, type Refusal } from "@/server/payments/reply";
import { textsShown } from "@/server/sign-up/contract";
import { currentDraft, type Draft, obstacleIn, saveStep } from "@/server/sign-up/drafts";
import { submit } from "@/server/sign-up/submit";
import { answer, failureNotice, limited, notSaved, readSent, type SentForm, withProblems } from "./answer";

/** Step 5: changes the plan, or submits the sign-up and sends the browser to the payment provider. */
export async function submitReview(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  return answer(state, sent, { form: "review", work: () => actOnReview(sent), failure: "failed" });
}

/** Compares what the page showed with what is saved, before anything else: a stale review is shown again, not sent. */
async function actOnReview(sent: SentForm) {
  const draft = await currentDraft();
  if (!draft) return notSaved(sent, "review", { outcome: "ended" });
  const obstacle = obstacleIn(draft, { step: "review", shownIn: sent.edition });
  if (obstacle) return notSaved(sent, "review", obstacle);
  const changed = changeSince(reviewOfForm(sent), reviewOfDraft(draft, sent));
  if (changed !== null) return showAgain(sent, draft, isUpdated(sent, draft) ? afterUpdate(sent) : changed);
  return sent.intent === "update-plan" || choseAnotherPlan(sent, draft)
    ? updatePlan(sent)
    : setUpPayment(sent, draft);
}

async function updatePlan(sent: SentForm) {
  const chosen = checks.plan(sent.values);
  if (!chosen.ok) return withProblems(chosen.problems);
  // With Portfolio the review could not be opened any more, so the plan stays and a notice explains why.
  if (!offersRollover(chosen.answer.planType)) return onCall(sent.edition, chosen.answer);
  const answer = () => ({ plan: chosen.answer });
  const saved = await saveStep(
    { step: "review", shownIn: sent.edition, answer, overVersion: sent.values.version },
    sent.visit,
  );
  if (saved.outcome === "stale") return overtaken(sent);
  if (saved.outcome !== "saved") return notSaved(sent, "review", saved);
  const { edition } = saved;
  const isPlanOnly = sent.intent === "update-plan";
  // The French contract names the plan, so that English has to be chosen again.
  const isOverFrench = sent.values.frenchFirst !== undefined;
  // Where the address names an earlier change, it has to name this one instead.
  if (!sent.enhanced || !isPlanOnly || isOverFrench || sent.text("changed") !== null)
    redirect(reviewAgain(edition, afterUpdate(sent), saved.version));
  const { planType, hasRollover } = chosen.answer;
  const termsAccepted = checks.review(sent.values).ok;
  const updated = updatedPlan(order(planType, hasRollover, edition.currency), edition, { termsAccepted });
  // With scripts there is no redirect: Next renders the page again, and only the message for screen readers is returned.
  return { resultMessage: words(edition.locale, "signUp")("review.changed.updated", updated) };
}

async function setUpPayment(sent: SentForm, draft: Draft) {
  const edition = editionOn(sent.edition, draft);
  const french = frenchFirst(edition, readAnswers(draft.answers));
  const { frenchFirst: _, ...values } = sent.values;
  const accepted = checks.review(french ? { ...values, frenchFirst: french.segment } : values);
  if (!accepted.ok) return withProblems(accepted.problems);
  const { frenchShownAt: shownAt } = draft;
  if (french && !shownAt) return showAgain(sent, draft, "answers");
  const allowed = await rateLimit("set_up_payment", [draft.id]);
  if (!allowed.ok) return limited(sent.edition, allowed.minutes);
  const ownerTokenHash = await setPurchaseCookie();
  if (!ownerTokenHash) return notSaved(sent, "review", { outcome: "ended" });
  const reviewed = {
    version: draft.version,
    edition,
    overFrench: french && shownAt ? { edition: french, shownAt } : null,
    termsVersion: termsVersion(edition),
    ownerTokenHash,
    acceptedAt: new Date(),
  };
  const submitted = await submit(draft, reviewed);
  if (submitted.outcome === "incomplete" || submitted.outcome === "stale") return overtaken(sent);
  if (submitted.outcome === "final") redirect(await confirmationAddress(submitted.submission.id));
  const { submission, attempt } = submitted;
  const opened = await openPayment(submission, attempt && { submission, attempt });
  if (!opened.ok) return notOpened(sent, opened);
  if (!sent.enhanced) redirect(opened.address);
  return { leaveFor: opened.address };
}

function notOpened(sent: SentForm, refusal: Refusal) {
  const { reason, code } = refusal;
  log("error", "payment not opened", { reason, code });
  const notice = failureNotice(sent.edition, "failed");
  if (refusal !== contactPending) return { notice };
  return { notice: { ...notice, text: words(sent.edition.locale, "payment")("issue.contactPending") } };
}

function onCall({ locale }: Edition, { planType }: PlanAnswer) {
  const t = words(locale, "signUp");
  const title = t("review.onCall.title", { plan: plan(planType).name });
  return { notice: { title, text: t("review.onCall.text", { more: t("review.more") }) } };
}

/** Shows the review again after another tab saved the draft between this request's check and its write. */
async function overtaken(sent: SentForm) {
  const draft = await currentDraft();
  if (!draft) return notSaved(sent, "review", { outcome: "ended" });
  return showAgain(sent, draft, changeSince(reviewOfForm(sent), reviewOfDraft(draft, sent)) ?? "answers");
}

function showAgain(sent: SentForm, draft: Draft, reason: ReviewChange): never {
  redirect(reviewAgain(editionOn(sent.edition, draft), reason, draft.version));
}

function reviewAgain(edition: Edition, reason: ReviewChange, version: number): string {
  return `${signUpAddress(edition, "review")}?changed=${reason}&at=${version}`;
}

/**
 * The notice on the review after a change of plan. The terms' box is empty then, so if it was ticked the notice asks to tick it
 * again.
 */
function afterUpdate({ values }: SentForm): ReviewChange {
  return checks.review(values).ok ? "acceptAgain" : "updated";
}

function reviewOfForm({ values: { version, choice, terms } }: SentForm): Partial<ReviewShown> {
  return { ...(version && { version }), ...(choice && { choice }), ...(terms && { terms }) };
}

function reviewOfDraft(draft: Draft, sent: SentForm): ReviewShown {
  const answers = readAnswers(draft.answers);
  const choice = reviewedChoice(draft.market, answers.plan);
  const terms = textsShown(editionOn(sent.edition, draft), answers);
  return { version: String(draft.version), choice, terms };
}

/** Whether this is the second press of 'Update plan': the first one has saved the same choice already. */
function isUpdated(sent: SentForm, draft: Draft): boolean {
  return sent.intent === "update-plan" && !choseAnotherPlan(sent, draft);
}

/** Whether the form holds another plan than the saved one. 'Set Up Payment' then only shows it for review. */
function choseAnotherPlan(sent: SentForm, draft: Draft): boolean {
  const chosen = checks.plan(sent.values);
  const saved = readAnswers(draft.answers).plan;
  if (!chosen.ok || !saved) return false;
  return chosen.answer.planType !== saved.planType || chosen.answer.hasRollover !== saved.hasRollover;
}
