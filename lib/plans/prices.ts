import { type Currency, currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { numberFormat } from "@/lib/markets/number-format";

/** The currency of an amount, and the locale of the page that shows it. */
export type MoneyFormat = Pick<Edition, "currency" | "locale">;

export function inCurrency(pence: number, currency: Currency): number {
  return Math.round(pence * currencies[currency].multiplier);
}

/** A price in a sentence, with decimals only if it has any: £149, $193.70. */
export function formatPrice(minor: number, money: MoneyFormat): string {
  return format(minor / 100, money, { trailingZeroDisplay: "stripIfInteger" });
}

/** A price in a column, always with decimals: $323.70, $65.00. */
export function formatSum(minor: number, money: MoneyFormat): string {
  return format(minor / 100, money);
}

export function headline(minor: number): number {
  return Math.round(minor / 100);
}

export function formatHeadline(wholeUnits: number, money: MoneyFormat): string {
  return format(wholeUnits, money, { minimumFractionDigits: 0, maximumFractionDigits: 0 });
}

/** The narrow symbol, since a page also shows prices of other markets: $194 on /uk, and not US$194. */
function format(
  units: number,
  { currency, locale }: MoneyFormat,
  options: Intl.NumberFormatOptions = {},
): string {
  const style = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  return numberFormat(locale, { ...style, ...options }).format(units);
}
