import type { Market } from "@/lib/markets";

export function formatAmount(minor: number, { locale }: Market): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
}

export function formatNumber(value: number, { locale }: Market): string {
  return new Intl.NumberFormat(locale).format(value);
}
