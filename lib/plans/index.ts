import type { Currency } from "@/lib/markets/currencies";
import { paygPrice, planTable, rolloverExample, volumeTiers } from "./catalogue";
import { headline, inCurrency } from "./prices";

export { downloadDays, franchiseDiscount, noticeMonths, rolloverMonths } from "./catalogue";
export { formatHeadline, formatPrice, formatSum, headline, inCurrency, type MoneyFormat } from "./prices";

export type PlanType = keyof typeof planTable;
export type Plan = (typeof planTable)[PlanType] & { readonly type: PlanType };

export const planTypes = Object.keys(planTable) as [PlanType, ...PlanType[]];

export function plan(type: PlanType): Plan {
  return { ...planTable[type], type };
}

export const plans: readonly Plan[] = planTypes.map(plan);

/** The plans with a price per month, which the site sells; the others are paid by use and set up in a call. */
export const fixedPlans = plans.filter(({ isPAYG }) => !isPAYG);

/** The plan that prices 'from' name. */
export const cheapestPlan = first(fixedPlans);

export const planByUse = first(plans.filter(({ isPAYG }) => isPAYG));

/** The largest plan with a price per month. */
export const largestPlan = fixedPlans.reduce((one, other) =>
  other.transactionLimit > one.transactionLimit ? other : one,
);

/** The most transactions a month that a plan with a price per month includes. */
export const largestLimit = largestPlan.transactionLimit;

/** A plan's place on the pages, from 1, by which style sheets show what belongs to it. */
export function placeOf(type: PlanType): number {
  return planTypes.indexOf(type) + 1;
}

function first([one]: readonly Plan[]): Plan {
  if (!one) throw new Error("The table of plans lacks a plan of this kind");
  return one;
}

export function offersRollover(type: PlanType): boolean {
  return planTable[type].rolloverPrice !== null;
}

/** What a customer buys. Prices are in minor units of the currency per month. */
export type Order = {
  planType: PlanType;
  currency: Currency;
  hasRollover: boolean;
  basePrice: number;
  rolloverPrice: number;
  total: number;
  transactionLimit: number;
  accountLimit: number | null;
};

/** Prices a plan in a currency. `wantsRollover` is ignored if the plan has no rollover (spec section 4). */
export function order(type: PlanType, wantsRollover: boolean, currency: Currency): Order {
  const { basePrice, rolloverPrice, transactionLimit, accountLimit } = planTable[type];
  const hasRollover = wantsRollover && rolloverPrice !== null;
  const base = inCurrency(basePrice, currency);
  const addOn = inCurrency(rolloverPrice ?? 0, currency);
  return {
    planType: type,
    currency,
    hasRollover,
    basePrice: base,
    rolloverPrice: addOn,
    total: hasRollover ? base + addOn : base,
    transactionLimit,
    accountLimit,
  };
}

/** What a plan includes in a month, as arguments for messages. */
export function planLimits({
  planType,
  transactionLimit,
  accountLimit,
}: Pick<Order, "planType" | "transactionLimit" | "accountLimit">) {
  const { name, countsEntities } = planTable[planType];
  return {
    plan: name,
    transactions: transactionLimit,
    accounts: accountLimit ?? 0,
    counts: countsEntities ? "entities" : "accounts",
  } as const;
}

export function pricePerTransaction(currency: Currency): number {
  return inCurrency(paygPrice, currency);
}

/** What a transaction costs if all of a month are used, in minor units, rounded. */
export function pricePerTransactionWhenFull(
  type: PlanType,
  currency: Currency,
  { hasRollover = false } = {},
): number {
  const { transactionLimit, total } = order(type, hasRollover, currency);
  return planTable[type].isPAYG ? pricePerTransaction(currency) : Math.round(total / transactionLimit);
}

/** The smallest plan that includes so many transactions a month and accounts; beyond them, the one that is paid by use. */
export function planFor(transactions: number, accounts = 0): PlanType {
  const included = fixedPlans.find(
    ({ transactionLimit, accountLimit }) =>
      transactions <= transactionLimit && (accountLimit === null || accounts <= accountLimit),
  );
  return (included ?? planByUse).type;
}

export function tiers(currency: Currency) {
  return volumeTiers.map(({ price, transactions, rolloverPrice, orderedBy }) => {
    const alone = inCurrency(price, currency);
    const both = rolloverPrice === null ? null : alone + inCurrency(rolloverPrice, currency);
    return { price: alone, priceWithRollover: both, transactions, orderedBy };
  });
}

/** From the cheapest plan to the dearest tier with rollover, in whole units: 149-399 in the UK (spec section 9). */
export function advertisedRange(currency: Currency): { from: number; to: number } {
  const dearest = Math.max(...volumeTiers.map((t) => t.price + (t.rolloverPrice ?? 0)));
  return {
    from: headline(inCurrency(cheapestPlan.basePrice, currency)),
    to: headline(inCurrency(dearest, currency)),
  };
}

export function allowanceAfterRollover(type: PlanType, used: number): number {
  const limit = planTable[type].transactionLimit;
  return limit + Math.max(0, limit - used);
}

export function workedRollover(type: PlanType = rolloverExample.plan) {
  const limit = planTable[type].transactionLimit;
  const used = rolloverExample.used;
  return { limit, used, carried: limit - used, next: allowanceAfterRollover(type, used) };
}

export function yearlyCost(type: PlanType, currency: Currency): number {
  return 12 * inCurrency(planTable[type].basePrice, currency);
}
