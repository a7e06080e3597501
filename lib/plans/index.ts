import type { Currency } from "@/lib/markets";
import { paygPrice, planTable, rolloverExample, volumeTiers, withRollover } from "./catalogue";
import { headline, inCurrency } from "./prices";

export { downloadDays, franchiseDiscount, noticeMonths, rolloverMonths } from "./catalogue";
export { formatHeadline, formatPrice, formatSum, headline, inCurrency } from "./prices";

export type PlanType = keyof typeof planTable;
export type Plan = (typeof planTable)[PlanType] & { readonly type: PlanType };

export const planTypes = ["starter", "professional", "multi_entity"] as const satisfies readonly PlanType[];

export function plan(type: PlanType): Plan {
  return { ...planTable[type], type };
}

export const plans: readonly Plan[] = planTypes.map(plan);

/** Whether the add-on exists for this plan; Portfolio is pay as you go and has none. */
export function offersRollover(type: PlanType): boolean {
  return planTable[type].rolloverPrice !== null;
}

/** What a customer chose and what follows from it; prices are minor units of the currency, a month. */
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

/** Prices a choice. Rollover is forced off where the plan has none (spec section 4). */
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

/** What was ordered by its name, with what is in its price: `Jack 250 with rollover`. */
export function orderName({ planType, hasRollover }: Pick<Order, "planType" | "hasRollover">): string {
  const { name } = planTable[planType];
  return hasRollover ? withRollover(name) : name;
}

/** Pay-as-you-go price of one transaction on Portfolio, in minor units. */
export function pricePerTransaction(currency: Currency): number {
  return inCurrency(paygPrice, currency);
}

/** The partners' volume list in a currency: minor units a month, alone and with rollover where that is offered. */
export function tiers(currency: Currency) {
  return volumeTiers.map(({ price, transactions, rolloverPrice }) => {
    const alone = inCurrency(price, currency);
    const both = rolloverPrice === null ? null : alone + inCurrency(rolloverPrice, currency);
    return { price: alone, withRollover: both, transactions };
  });
}

/**
 * The advertised range, in whole units of the currency: the cheapest plan on sale to the dearest tier with
 * rollover (149-399, 194-519, 298-798; spec section 9).
 */
export function advertisedRange(currency: Currency): { from: number; to: number } {
  const cheapest = Math.min(...plans.map((p) => p.basePrice));
  const dearest = Math.max(...volumeTiers.map((t) => t.price + (t.rolloverPrice ?? 0)));
  return { from: headline(inCurrency(cheapest, currency)), to: headline(inCurrency(dearest, currency)) };
}

/** Next month's transactions when some of this month's were left over: 250 with 100 used gives 400. */
export function allowanceAfterRollover(type: PlanType, used: number): number {
  const limit = planTable[type].transactionLimit;
  return limit + Math.max(0, limit - used);
}

/** The spec's worked example: 100 of 250 used, 150 carried forward, 400 next month; or the same of another plan. */
export function workedRollover(type: PlanType = rolloverExample.plan) {
  const limit = planTable[type].transactionLimit;
  const used = rolloverExample.used;
  return { limit, used, carried: limit - used, next: allowanceAfterRollover(type, used) };
}

/** A year of a plan without rollover, in minor units: 12 x 149 = 1,788. */
export function yearlyCost(type: PlanType, currency: Currency): number {
  return 12 * inCurrency(planTable[type].basePrice, currency);
}
