import { type Order, offersRollover, order, type PlanType, planTypes } from "@/lib/plans";
import type { WizardStep } from "@/lib/sign-up/steps";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";

/** The priced orders between which a step lets one choose; on other steps, only the chosen order. */
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

/** Attributes by which CSS shows an element only while this order is selected in the form (docs/decisions/0094). */
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
