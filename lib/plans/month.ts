import type { Currency } from "@/lib/markets/currencies";
import type { Month } from "./catalogue";
import { largestPlan, type Order, order, type PlanType, plan, planFor, planTypes, tiers } from "./index";

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

/** The transactions that a month pays for and does not use; 0 if what it pays for is agreed by talking to us. */
export function unusedIn(month: Month, currency: Currency): number {
  const { isPAYG, transactionLimit } = plan(planForMonth(month));
  const count = transactionsIn(month);
  return (isPAYG ? (tierOfMonth(month, currency)?.transactions ?? count) : transactionLimit) - count;
}

/**
 * When rollover costs less than going without it: if in `months` of a year the business has `reached` transactions, as many as a
 * month like this one carries over. Without rollover those months cost `extra` on `busyPlan`, which includes them; a year of
 * rollover costs `yearly`. Null if that takes more than half of the year, since each busy month needs a quiet one. Where no plan
 * includes so many, `busyPlan` is the one that is paid by use, and `extra` is 0: going without it is agreed by talking to us.
 */
export function whenRolloverPays(month: Month, currency: Currency) {
  const { total, rolloverPrice, transactionLimit }: Order = order(planForMonth(month), true, currency);
  const unused = unusedIn(month, currency);
  const yearly = 12 * rolloverPrice;
  if (unused === 0 || yearly === 0) return null;
  const reached = transactionLimit + unused;
  const busy = { documentsAWeek: 0, bankLines: reached, accounts: month.accounts };
  const busyPlan = planForMonth(busy);
  if (plan(busyPlan).isPAYG) return { reached, months: 1, busyPlan, extra: 0, yearly };
  const extraPerBusyMonth = order(busyPlan, false, currency).total - (total - rolloverPrice);
  const months = Math.floor(yearly / extraPerBusyMonth) + 1;
  return months > 6 ? null : { reached, months, busyPlan, extra: months * extraPerBusyMonth, yearly };
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

/** The tier, agreed by talking to us, that holds a month of one company which is too large for the plans; null beyond it. */
export function tierOfMonth(month: Month, currency: Currency) {
  const transactions = transactionsIn(month);
  const { transactionLimit, accountLimit } = largestPlan;
  if (transactions <= transactionLimit || (accountLimit !== null && month.accounts > accountLimit))
    return null;
  return tiers(currency).find((one) => one.orderedBy === "talk" && transactions <= one.transactions) ?? null;
}

/** The month that is an example of the plan with this name, if there is such a plan. */
export function exampleMonthOf(name: string | undefined): Month | null {
  const type = planTypes.find((one) => one === name);
  return type ? exampleMonth(type) : null;
}
