import type { MarketCode } from "@/lib/markets";
import { offersRollover } from "@/lib/plans";
import type { Answers } from "./answers";
import { businessRules } from "./business";
import { contactRules } from "./contact";
import { planRules } from "./plan";
import { type WizardStep, wizardSteps } from "./steps";

const isAnswered: Record<WizardStep, (answers: Answers, market: MarketCode) => boolean> = {
  plan: ({ plan }) => planRules.safeParse(plan).success,
  // With Portfolio, which is arranged in a call, step 2 never completes, so the later steps stay closed.
  rollover: ({ plan, rollover }) =>
    plan !== undefined && offersRollover(plan.planType) && rollover !== undefined,
  business: ({ business }, market) => businessRules(market).safeParse(business).success,
  contact: ({ contact }, market) => contactRules(market).safeParse(contact).success,
  review: () => false,
};

export type Progress = {
  completed: readonly WizardStep[];
  current: WizardStep;
};

export function progress(answers: Answers, market: MarketCode): Progress {
  const completed = wizardSteps.filter((step) => isAnswered[step](answers, market));
  const current = wizardSteps.find((step) => !completed.includes(step)) ?? "review";
  return { completed, current };
}

export function mayVisit(step: WizardStep, { current }: Progress): boolean {
  return wizardSteps.indexOf(step) <= wizardSteps.indexOf(current);
}
