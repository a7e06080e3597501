import type { Currency } from "@/lib/markets";

const formats = new Map<Currency, Intl.NumberFormat>();

/** A sum among sums of several currencies, Canadian dollars marked as such. */
export function sumOf(minor: number, currency: Currency): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  formats.set(currency, format);
  return format.format(minor / 100);
}
