import type { Market } from "@/lib/markets";
import { numberFormat } from "@/lib/markets/number-format";

export function formatAmount(minor: number, { locale }: Market): string {
  return numberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
}

export function formatNumber(value: number, { locale }: Market): string {
  return numberFormat(locale).format(value);
}
