import type { Market } from "@/lib/markets";
import { numberFormat } from "@/lib/markets/number-format";

export function formatAmount(minor: number, { locale }: Market): string {
  return numberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
}

export function formatNumber(value: number, { locale }: Market): string {
  return numberFormat(locale).format(value);
}

/** With two decimals always, as in books; prices are formatted by `lib/plans`. */
export function formatMoney(minor: number, { locale, currency }: Market): string {
  return numberFormat(locale, { style: "currency", currency }).format(minor / 100);
}
