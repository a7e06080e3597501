import { type Currency, marketOfCurrency } from "@/lib/markets";

export function inCurrency(pence: number, currency: Currency): number {
  return Math.round(pence * marketOfCurrency(currency).multiplier);
}

/** A price in a sentence, with decimals only if it has any: £149, $193.70. */
export function formatPrice(minor: number, currency: Currency): string {
  return format(minor / 100, currency, "stripIfInteger", 2);
}

/** A price in a column, always with decimals: $323.70, $65.00. */
export function formatSum(minor: number, currency: Currency): string {
  return format(minor / 100, currency, "auto", 2);
}

export function headline(minor: number): number {
  return Math.round(minor / 100);
}

export function formatHeadline(wholeUnits: number, currency: Currency): string {
  return format(wholeUnits, currency, "auto", 0);
}

function format(
  units: number,
  currency: Currency,
  trailingZeroDisplay: "auto" | "stripIfInteger",
  digits: number,
): string {
  return new Intl.NumberFormat(marketOfCurrency(currency).locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay,
  }).format(units);
}
