import type { Currency } from "@/lib/markets";

const formats = new Map<Currency, Intl.NumberFormat>();

/** Formats a sum for a list with several currencies: Canadian dollars as CA$, US dollars as $. */
export function sumOf(minor: number, currency: Currency): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  formats.set(currency, format);
  return format.format(minor / 100);
}
