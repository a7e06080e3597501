import type { IsoDate } from "@/lib/dates";
import type { Market } from "@/lib/markets";

/** 2,146.90, from minor units. */
export function formatAmount(minor: number, { locale }: Market): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
}

/** Friday 20 November; Friday, November 20. */
export function formatWeekday(date: IsoDate, market: Market): string {
  return inMarket(date, market, { weekday: "long", day: "numeric", month: "long" });
}

/** Mon 2. */
export function formatShortWeekday(date: IsoDate, market: Market): string {
  return `${inMarket(date, market, { weekday: "short" })} ${inMarket(date, market, { day: "numeric" })}`;
}

export function formatMonth(date: IsoDate, market: Market): string {
  return inMarket(date, market, { month: "long" });
}

/** 09:14, 9:14 AM, 9:14 a.m., from minutes after midnight. */
export function formatTime(minutes: number, { locale }: Pick<Market, "locale">): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return time.format(new Date(minutes * 60_000)).replaceAll("\u202f", "\u00a0");
}

function inMarket(date: IsoDate, { locale }: Market, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

export function formatNumber(value: number, { locale }: Market): string {
  return new Intl.NumberFormat(locale).format(value);
}
