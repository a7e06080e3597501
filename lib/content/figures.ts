import { firstPaymentDays } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import {
  advertisedRange,
  cheapestPlan,
  downloadDays,
  formatHeadline,
  formatPrice,
  franchiseDiscount,
  headline,
  largestLimit,
  type MoneyFormat,
  noticeMonths,
  order,
  planByUse,
  pricePerTransaction,
  rolloverMonths,
  tiers,
  workedRollover,
} from "@/lib/plans";
import { productName } from "@/lib/site";
import { claims } from "./claims";
import { example } from "./roi";

/** An edition's arguments for messages. `headline` and `range…` are whole units ($194), other prices exact ($193.70). */
export function figures({ currency, locale }: Edition) {
  const cheapestOrder = order(cheapestPlan.type, true, currency);
  const portfolio = order(planByUse.type, false, currency);
  const range = advertisedRange(currency);
  const rollover = workedRollover();
  const format = { currency, locale };
  const money = (minor: number) => formatPrice(minor, format);
  return {
    ...claims,
    product: productName,
    headline: formatHeadline(headline(cheapestOrder.basePrice), format),
    rangeFrom: formatHeadline(range.from, format),
    rangeTo: formatHeadline(range.to, format),
    small: cheapestPlan.name,
    smallPrice: money(cheapestOrder.basePrice),
    portfolio: planByUse.name,
    portfolioPrice: money(portfolio.basePrice),
    portfolioMinimum: portfolio.transactionLimit,
    perTransaction: money(pricePerTransaction(currency)),
    firstPaymentDays,
    noticeMonths,
    downloadDays,
    rolloverMonths,
    rolloverFrom: money(cheapestOrder.rolloverPrice),
    largestLimit,
    bookkeepingHours: example.bookkeepingHours,
    bookkeepingDays: example.bookkeepingHours / example.hoursOfWorkingDay,
    exampleLimit: rollover.limit,
    exampleUsed: rollover.used,
    exampleCarried: rollover.carried,
    exampleNext: rollover.next,
    ...tierFigures(format),
    discountFrom: franchiseDiscount.from,
    discountTo: franchiseDiscount.to,
    volumeFranchisees: franchiseDiscount.franchisees,
  };
}

type Tier = 1 | 2 | 3 | 4;

function tierFigures(format: MoneyFormat) {
  const entries = tiers(format.currency).flatMap(({ price, priceWithRollover, transactions }, at) => [
    [`tier${at + 1}Price`, formatPrice(price, format)],
    [`tier${at + 1}Rollover`, formatPrice((priceWithRollover ?? price) - price, format)],
    [`tier${at + 1}WithRollover`, formatPrice(priceWithRollover ?? price, format)],
    [`tier${at + 1}Transactions`, transactions],
  ]);
  return Object.fromEntries(entries) as Record<
    `tier${Tier}${"Price" | "Rollover" | "WithRollover"}`,
    string
  > &
    Record<`tier${Tier}Transactions`, number>;
}
