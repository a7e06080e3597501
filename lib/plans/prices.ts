import { type Currency, marketOfCurrency } from "@/lib/markets";
import { numberFormat } from "@/lib/markets/number-format";

export function inCurrency(pence: number, currency: Currency): number {
  return Math.round(pence * marketOfCurrency(currency).multiplier);
}

/** A price in a sentence, with decimals only if it has any: £149, $193.70. */
export function formatPrice(minor: number, currency: Currency): string {
  return format(minor / 100, currency, { trailingZeroDisplay: "stripIfInteger" });
}

/** A price in a column, always with decimals: $323.70, $65.00. */
export function formatSum(minor: number, currency: Currency): string {
  return format(minor / 100, currency);
}

export function headline(minor: number): number {
  return Math.round(minor / 100);
}

export function formatHeadline(wholeUnits: number, currency: Currency): string {
  return format(wholeUnits, currency, { minimumFractionDigits: 0, maximumFractionDigits: 0 });
}

function format(units: number, currency: Currency, options: Intl.NumberFormatOptions = {}): string {
  const { locale } = marketOfCurrency(currency);
  return numberFormat(locale, { style: "currency", currency, ...options }).format(units);
}
