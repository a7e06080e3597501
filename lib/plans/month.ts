import type { Currency } from "@/lib/markets/currencies";
import type { Month } from "./catalogue";
import {
  largestLimit,
  type Order,
  order,
  type PlanType,
  plan,
  planByUse,
  planFor,
  planTypes,
  priceByUse,
  tiers,
} from "./index";

export type { Month } from "./catalogue";
export type MonthLine = keyof Month;

/** The lines of a month in the order of the price tool. */
export const monthLines = ["documentsAWeek", "bankLines", "accounts"] as const satisfies readonly MonthLine[];

/** The ends and steps of the price tool's range inputs. Three documents a week are a whole number a month: 13. */
export const monthRanges = {
  documentsAWeek: { min: 0, max: 60, step: 3 },
  bankLines: { min: 0, max: 900, step: 10 },
  accounts: { min: 1, max: 12, step: 1 },
} as const satisfies Record<MonthLine, { min: number; max: number; step: number }>;

/** An example of a month for each plan, on which its range opens. */
export function exampleMonth(type: PlanType): Month {
  return plan(type).exampleMonth;
}

export function documentsIn({ documentsAWeek }: Month): number {
  return Math.round((documentsAWeek * 52) / 12);
}

export function transactionsIn(month: Month): number {
  return documentsIn(month) + month.bankLines;
}

/** The smallest plan that includes a month's transactions and accounts. */
export function planForMonth(month: Month): PlanType {
  return planFor(transactionsIn(month), month.accounts);
}

/** The smallest plan that includes a month's transactions; its accounts may need a larger one. */
export function rangeOfMonth(month: Month): PlanType {
  return planFor(transactionsIn(month));
}

export function accountsNeedLargerPlan(month: Month): boolean {
  return planForMonth(month) !== rangeOfMonth(month);
}

/** What a month costs on its plan without rollover, in minor units. */
export function priceOfMonth(month: Month, currency: Currency): number {
  const { type, isPAYG } = plan(planForMonth(month));
  return isPAYG ? priceByUse(transactionsIn(month), currency) : order(type, false, currency).total;
}

/** The transactions that a month is billed for when it is paid by use. */
export function billedByUse(month: Month): number {
  return Math.max(transactionsIn(month), planByUse.transactionLimit);
}

/** The transactions that a month pays for and does not use. */
export function unusedIn(month: Month): number {
  const { isPAYG, transactionLimit } = plan(planForMonth(month));
  return (isPAYG ? billedByUse(month) : transactionLimit) - transactionsIn(month);
}

/**
 * When rollover costs less than going without it: if in `months` of a year the business has `reached` transactions, as many as a
 * month like this one carries over. Without rollover those months cost `extra` on `busyPlan`, which includes them; a year of
 * rollover costs `yearly`. Null if that takes more than half of the year, since each busy month needs a quiet one.
 */
export function whenRolloverPays(month: Month, currency: Currency) {
  const { total, rolloverPrice, transactionLimit }: Order = order(planForMonth(month), true, currency);
  const unused = unusedIn(month);
  const yearly = 12 * rolloverPrice;
  if (unused === 0 || yearly === 0) return null;
  const reached = transactionLimit + unused;
  const busy = { documentsAWeek: 0, bankLines: reached, accounts: month.accounts };
  const extraOfOne = priceOfMonth(busy, currency) - (total - rolloverPrice);
  const months = Math.floor(yearly / extraOfOne) + 1;
  const busyPlan = planForMonth(busy);
  return months > 6 ? null : { reached, months, busyPlan, extra: months * extraOfOne, yearly };
}

export type RolloverCase = { readonly months: number; readonly busyPlan: PlanType };

/** The cases in which rollover can pay on a plan that offers it: each is a sentence of its own. */
export function rolloverCases(type: PlanType, currency: Currency): readonly RolloverCase[] {
  const { transactionLimit, accountLimit } = plan(type);
  const cases = new Map<string, RolloverCase>();
  for (let bankLines = 0; bankLines < transactionLimit; bankLines += 1) {
    const pays = whenRolloverPays({ documentsAWeek: 0, bankLines, accounts: accountLimit ?? 0 }, currency);
    if (pays) cases.set(`${pays.months} ${pays.busyPlan}`, { months: pays.months, busyPlan: pays.busyPlan });
  }
  return [...cases.values()];
}

/** The partners' tier that holds a month which is too large for the plans, and what it saves; null beyond the list. */
export function tierOfMonth(month: Month, currency: Currency) {
  const transactions = transactionsIn(month);
  if (transactions <= largestLimit) return null;
  const tier = tiers(currency).find((one) => transactions <= one.transactions);
  return tier ? { ...tier, saving: priceOfMonth(month, currency) - tier.price } : null;
}

/** The month that is an example of the plan with this name, if there is such a plan. */
export function exampleMonthOf(name: string | undefined): Month | null {
  const type = planTypes.find((one) => one === name);
  return type ? exampleMonth(type) : null;
}
