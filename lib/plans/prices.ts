import { type Currency, marketOfCurrency } from "@/lib/markets";

/** Converts pence to minor units of a currency: the multiplier of the currency table, rounded to 2 decimals. */
export function inCurrency(pence: number, currency: Currency): number {
  return Math.round(pence * marketOfCurrency(currency).multiplier);
}

/** The price text: two decimals, none when whole (£149, $193.70). Takes minor units. */
export function formatPrice(minor: number, currency: Currency): string {
  return format(minor / 100, currency, "stripIfInteger", 2);
}

/**
 * An amount in a column that is added up: always two decimals, as in any set of books, so that the points stand
 * under each other ($323.70, $65.00, $388.70). Takes minor units.
 */
export function formatSum(minor: number, currency: Currency): string {
  return format(minor / 100, currency, "auto", 2);
}

/** The headline figure in whole units of the currency: 193.70 becomes 194. Takes minor units. */
export function headline(minor: number): number {
  return Math.round(minor / 100);
}

/** A headline figure as text: £149, $194, $298. Takes whole units. */
export function formatHeadline(units: number, currency: Currency): string {
  return format(units, currency, "auto", 0);
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
