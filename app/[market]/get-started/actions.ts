"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { StepState } from "@/components/sign-up/form/form-state";
import { words } from "@/i18n/words";
import { isMarketCode, marketNamed } from "@/lib/markets";
import { type Edition, editionFor } from "@/lib/markets/editions";
import { offersRollover } from "@/lib/plans";
import { signUpAddress, withQuery } from "@/lib/routing/addresses";
import type { Answers } from "@/lib/sign-up/answers";
import type { BusinessAnswer } from "@/lib/sign-up/business";
import type { Dropped } from "@/lib/sign-up/change-market";
import { lastDirectorField, withDirectorAdded, withDirectorRemoved } from "@/lib/sign-up/fields";
import { frenchBeside } from "@/lib/sign-up/french-first";
import { type PlanAnswer, planFromQuery, queryOfPlan } from "@/lib/sign-up/plan";
import { type Checked, checks } from "@/lib/sign-up/rules/check";
import { stepAfter, type WizardStep } from "@/lib/sign-up/steps";
import { chosenEdition, holdsKey } from "@/server/http/cookies";
import { isSameOrigin } from "@/server/http/same-origin";
import { beginSignUp, obstacleTo, saveStep } from "@/server/sign-up/drafts";
import { keepUntilSaved } from "@/server/sign-up/refused-answer";
import { answer, notSaved, orGoOn, readSent, type SentForm, withProblems } from "./answer";

/** 'Get Started' on the start screen: begins a sign-up in the chosen market. */
export async function startSignUp(_: StepState, form: FormData): Promise<StepState> {
  const { edition: shown, text } = readSent(form);
  const chosen = marketNamed(text("market")) ?? shown;
  const detected = text("geo") === "ip" && chosen.code === shown.code;
  const requestedPlan = planFromQuery({ plan: text("plan"), rollover: text("rollover") });
  const choice = [
    `market=${chosen.code}`,
    ...(text("geo") === "ip" ? ["geo=ip"] : []),
    ...queryOfPlan(requestedPlan),
  ];
  const redirectToStart = (reason: string) => redirect(withQuery(signUpAddress(shown), [...choice, reason]));
  const stored = await chosenEdition();
  const edition = editionFor(chosen.code, shown, stored);
  const beginning = { edition, original: shown, method: detected ? "ip" : "manual" } as const;
  const started = isSameOrigin(await headers()) ? await orGoOn(beginSignUp(beginning)) : null;
  if (started?.outcome === "limited") return redirectToStart(`wait=${started.minutes}`);
  // If no sign-up could be begun, we can usually go on, since step 1 begins one. A browser whose last sign-up moved or is
  // finished must stay here: step 1 would lead it back in a circle.
  if (started === undefined && (await holdsKey())) return redirectToStart("begun=0");
  const { dropped } = started ?? {};
  return redirect(planAddress(edition, { stored, dropped, from: shown, asked: requestedPlan }));
}

/** Step 1: saves the plan. A press on one of the currency buttons also moves the sign-up to that market. */
export async function savePlan(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  const [intent, to] = sent.intent.split(".");
  const moveTo = intent === "currency" && isMarketCode(to) ? to : undefined;
  const work = async () => {
    const checked = checks.plan(sent.values);
    if (moveTo === undefined) return saveAndGoOn(sent, "plan", checked, (plan) => () => ({ plan }));
    const chosen = checked.ok ? { plan: checked.answer } : {};
    const { edition: shownIn, from } = sent;
    const step = { step: "plan", shownIn, from, answer: () => chosen, moveTo } as const;
    const saved = await saveStep(step, sent.visit);
    if (saved.outcome !== "saved") return notSaved(sent, "plan", saved);
    const { dropped } = saved;
    const stored = await chosenEdition();
    const edition = editionFor(moveTo, shownIn, from, stored);
    const { returnsToReview } = sent;
    redirect(planAddress(edition, { stored, dropped, from: from ?? shownIn, returnsToReview }));
  };
  return answer(state, sent, { form: "plan", work });
}

type Change = {
  /** The edition that the visitor chose last by a link. */
  stored: Edition | null;
  /** The page from which the sign-up has moved to another market. */
  from: Edition;
  dropped?: readonly Dropped[] | undefined;
  returnsToReview?: boolean;
  asked?: PlanAnswer | undefined;
};

/**
 * The address of step 1; `dropped` names the answers that the change of market removed. It names the page in `from` if the
 * way back would lead to that of another language.
 */
function planAddress(
  edition: Edition,
  { stored, dropped = [], from, returnsToReview = false, asked: requestedPlan }: Change,
): string {
  const query = [
    ...queryOfPlan(requestedPlan),
    ...(from !== editionFor(from.code, edition, stored) ? [`from=${from.segment}`] : []),
    ...(returnsToReview ? ["then=review"] : []),
    ...(dropped.length > 0 ? [`dropped=${dropped}`] : []),
  ];
  return withQuery(signUpAddress(edition, "plan"), query);
}

/** Step 2: saves rollover alone. The plan stays the saved one, whatever the form says. */
export async function saveRollover(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  const work = () =>
    saveAndGoOn(sent, "rollover", checks.plan(sent.values), ({ hasRollover }) => ({ plan }) => ({
      plan: plan && { ...plan, hasRollover: hasRollover && offersRollover(plan.planType) },
      rollover: { answered: true },
    }));
  return answer(state, sent, { form: "rollover", work });
}

export async function saveBusiness(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  const [intent, row] = sent.intent.split(".");
  const t = words(sent.edition.locale, "signUp");
  const work = async () => {
    if (intent === "add-director") {
      const values = withDirectorAdded(sent.values);
      return { values, focus: lastDirectorField(values) };
    }
    if (intent === "remove-director") {
      const values = withDirectorRemoved(sent.values, Number(row));
      return {
        values,
        focus: "directors",
        resultMessage: t("business.removed", { number: Number(row) + 1 }),
      };
    }
    const checked = checks.business(sent.values, sent.edition.code);
    const french = intent === "french" ? frenchBeside(sent.edition) : null;
    if (french) return goOnInFrench(sent, french, checked);
    return saveAndGoOn(sent, "business", checked, (business) => () => ({ business }));
  };
  return answer(state, sent, { form: "business", work });
}

/** Leads to step 3 in French with what was typed, also where it breaks a rule. */
async function goOnInFrench(sent: SentForm, french: Edition, checked: Checked<BusinessAnswer>) {
  const answer = () => (checked.ok ? { business: checked.answer } : {});
  const saved = await saveStep({ step: "business", shownIn: french, answer }, sent.visit);
  if (saved.outcome !== "saved") return notSaved(sent, "business", saved);
  if (!checked.ok) await keepUntilSaved("business", sent.values, french);
  redirect(withQuery(signUpAddress(french, "business"), sent.returnsToReview ? ["then=review"] : []));
}

export async function saveContact(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  const checked = checks.contact(sent.values, sent.edition.code);
  const work = () => saveAndGoOn(sent, "contact", checked, (contact) => () => ({ contact }));
  return answer(state, sent, { form: "contact", work });
}

async function saveAndGoOn<T>(
  sent: SentForm,
  step: WizardStep,
  checked: Checked<T>,
  change: (answer: T) => (answers: Answers) => Partial<Answers>,
) {
  const { edition: shownIn, from } = sent;
  if (!checked.ok) {
    const obstacle = await orGoOn(obstacleTo({ step, shownIn }));
    return obstacle ? notSaved(sent, step, obstacle) : withProblems(checked.problems);
  }
  const saved = await saveStep({ step, shownIn, from, answer: change(checked.answer) }, sent.visit);
  if (saved.outcome !== "saved") return notSaved(sent, step, saved);
  const { edition } = saved;
  const done = sent.returnsToReview && saved.progress.current === "review";
  // `begun=1` lets the next page check that the browser sent the cookie back. With scripts, the next save checks it.
  const requestedPlan = saved.begun && !sent.enhanced ? "?begun=1" : "";
  redirect(signUpAddress(edition, done ? "review" : stepAfter(step)) + requestedPlan);
}
