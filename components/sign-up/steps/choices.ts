import { type Order, offersRollover, order, type PlanType, planTypes } from "@/lib/plans";
import type { WizardStep } from "@/lib/sign-up/steps";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";

/** What can be chosen on a step's page, priced; where nothing can, what is chosen. */
export function choicesOn(step: WizardStep, wizard: Wizard): Order[] {
  const chosen = orderOf(wizard);
  const priced = (types: readonly PlanType[]) =>
    types.flatMap((type) =>
      (offersRollover(type) ? [false, true] : [false]).map((rollover) =>
        order(type, rollover, wizard.market.currency),
      ),
    );
  if (step === "plan" || step === "review") return priced(planTypes);
  return step === "rollover" ? priced([chosen.planType]) : [chosen];
}

export type Shown = Readonly<
  Partial<Record<"data-plan" | "data-rollover" | "data-saved", string | undefined>>
>;

/** CSS shows what is marked for the choice made in the form, with or without scripts (docs/decisions/0094). */
export function shownFor({ planType, hasRollover }: Order, choices: readonly Order[], wizard: Wizard): Shown {
  if (choices.length === 1) return {};
  const saved = orderOf(wizard);
  const isSaved = planType === saved.planType && hasRollover === saved.hasRollover;
  return {
    "data-plan": planType,
    "data-rollover": hasRollover ? "on" : "off",
    "data-saved": isSaved ? "" : undefined,
  };
}
