import type { MarketCode } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { formatPrice, formatSum, order, type PlanType } from "@/lib/plans";

/** A plan's price a month: in minor units, as in a sentence (`text`), and as in a column (`sum`); and its rollover's. */
export function priceOf(type: PlanType, { rollover = false, in: code = "uk" as MarketCode } = {}) {
  const edition = mainEdition(code);
  const { total, rolloverPrice } = order(type, rollover, edition.currency);
  return {
    minor: total,
    text: formatPrice(total, edition),
    sum: formatSum(total, edition),
    rolloverText: formatPrice(rolloverPrice, edition),
  };
}

export const jack250 = priceOf("starter");
export const jack250WithRollover = priceOf("starter", { rollover: true });
export const jack500 = priceOf("professional");
export const jack500WithRollover = priceOf("professional", { rollover: true });
