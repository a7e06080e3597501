import { redirect, unstable_rethrow } from "next/navigation";
import { likelyFirstPayment } from "@/lib/dates/working-days";
import { type MarketCode, market } from "@/lib/markets";
import { signUpAddress, withQuery } from "@/lib/routing/addresses";
import { readAnswers } from "@/lib/sign-up/answers";
import { type PlanAnswer, queryOfPlan } from "@/lib/sign-up/plan";
import { mayVisit, progress } from "@/lib/sign-up/progress";
import { storedProblems } from "@/lib/sign-up/rules/check";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { factsOf, log } from "@/server/logging/log";
import { confirmationAddress } from "@/server/payments/links";
import { currentDraft, type Draft, finalSubmission, leadElsewhere } from "./drafts";
import { takeHeld } from "./held-answer";
import { warningsAbout } from "./warnings";

export type Arrival = {
  returnsToReview: boolean;
  explains: boolean;
  /** Why the visitor was sent back to step 1: no saved answers, or the browser did not keep the cookie. */
  lost: "answers" | "cookie" | null;
  begun: boolean;
  asked?: PlanAnswer | undefined;
  wait?: number | null;
};

/** Redirects if the step may not be opened. Null if the saved answers cannot be read, since the database is away. */
export async function openStep(code: MarketCode, step: WizardStep, arrival: Arrival): Promise<Wizard | null> {
  const returns = arrival.returnsToReview ? ["then=review"] : [];
  const wait = arrival.wait ? [`wait=${arrival.wait}`] : [];
  const chosen = [...queryOfPlan(arrival.asked), ...wait];
  try {
    const draft = await currentDraft();
    const final = draft && (await finalSubmission(draft));
    if (final) redirect(await confirmationAddress(final));
    if (draft && arrival.begun) redirect(signUpAddress(draft.market, step));
    if (draft && draft.market !== code)
      redirect(withQuery(signUpAddress(draft.market, step), [...returns, ...chosen]));
    if (!draft) await leadElsewhere(code, chosen);
    const wizard = wizardOf(draft, code, step, arrival);
    if (mayVisit(step, wizard.progress))
      return {
        ...wizard,
        held: draft && (await takeHeld(draft, step)),
        warnings: await warningsAbout(wizard.answers, code, step),
      };
    const { current } = wizard.progress;
    if (!draft) redirect(`${signUpAddress(code, current)}?lost=${arrival.begun ? "cookie" : "1"}`);
    const wrong = storedProblems(current, wizard.answers, code).length > 0;
    return redirect(withQuery(signUpAddress(code, current), [...(wrong ? ["check=1"] : []), ...wait]));
  } catch (error) {
    unstable_rethrow(error);
    log("error", "draft not read", factsOf(error));
    return null;
  }
}

export function wizardOf(
  draft: Draft | null,
  code: MarketCode,
  step: WizardStep,
  { returnsToReview, explains, lost }: Arrival,
  now = new Date(),
): Wizard {
  const here = market(draft?.market ?? code);
  const answers = readAnswers(draft?.answers);
  return {
    market: here,
    answers,
    progress: progress(answers, here.code),
    version: draft?.version ?? 0,
    returnsToReview,
    problems: explains ? storedProblems(step, answers, here.code) : [],
    held: null,
    notice: null,
    warnings: [],
    lost: draft === null ? lost : null,
    firstPaymentOn: likelyFirstPayment(here, now),
  };
}
