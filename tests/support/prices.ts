import type { EditionCode } from "@/lib/markets/editions";
import { formatPrice, formatSum, order, type PlanType } from "@/lib/plans";
import { editionOf } from "./edition";

/** A plan's price a month: in minor units, as in a sentence (`text`), and as in a column (`sum`); and its rollover's. */
export function priceOf(type: PlanType, { rollover = false, in: code = "uk" as EditionCode } = {}) {
  const edition = editionOf(code);
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
