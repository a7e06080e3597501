import type { Edition } from "@/lib/markets/editions";
import { numberFormat } from "@/lib/markets/number-format";

export function formatAmount(minor: number, { locale }: Pick<Edition, "locale">): string {
  return numberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
}

export function formatNumber(value: number, { locale }: Pick<Edition, "locale">): string {
  return numberFormat(locale).format(value);
}
