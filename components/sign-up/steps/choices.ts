import {
  type MoneyFormat,
  type Order,
  offersRollover,
  order,
  type PlanType,
  placeOf,
  planByUse,
  planTypes,
} from "@/lib/plans";
import type { WizardStep } from "@/lib/sign-up/steps";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";

export type Visibility = Readonly<
  Partial<
    Record<"data-plan" | "data-not-plan", number> & Record<"data-rollover" | "data-saved", string | undefined>
  >
>;

/** Shows an element for the plans that are paid by the month, but not for the one that is set up in a call. */
export const paidByTheMonth: Visibility = { "data-not-plan": placeOf(planByUse.type) };

/** Shows an element for the plan that is set up in a call alone; never in browsers without `:has()`. */
export const setUpInACall: Visibility = { "data-plan": placeOf(planByUse.type), "data-rollover": "off" };

export type Choice = Order & MoneyFormat & { readonly key: string; readonly shown: Visibility };

/**
 * The priced orders that the visitor can choose on a step; on other steps, only the chosen order. By the attributes in `shown`,
 * CSS shows an element only while its order is selected in the form, also without scripts.
 */
export function choicesOn(step: WizardStep, wizard: Wizard): Choice[] {
  const { locale } = wizard.edition;
  const saved = orderOf(wizard);
  const priced = (types: readonly PlanType[]) =>
    types.flatMap((type) =>
      (offersRollover(type) ? [false, true] : [false]).map((rollover) =>
        order(type, rollover, wizard.edition.currency),
      ),
    );
  const choices: Readonly<Partial<Record<WizardStep, Order[]>>> = {
    plan: priced(planTypes),
    rollover: priced([saved.planType]),
    review: priced(planTypes),
  };
  const orders = choices[step] ?? [saved];
  return orders.map((choice) => {
    const { planType, hasRollover } = choice;
    const isSaved = planType === saved.planType && hasRollover === saved.hasRollover;
    const visibility = {
      "data-plan": placeOf(planType),
      "data-rollover": hasRollover ? "on" : "off",
      "data-saved": isSaved ? "" : undefined,
    };
    return {
      ...choice,
      locale,
      key: `${planType}${hasRollover}`,
      shown: orders.length === 1 ? {} : visibility,
    };
  });
}
