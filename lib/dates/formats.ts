import type { Market } from "@/lib/markets";
import { formatDate, type IsoDate } from ".";

export function formatDateWithWeekday(date: IsoDate, market: Market): string {
  return formatDate(date, market, { weekday: "long", day: "numeric", month: "long" });
}

export function formatShortWeekdayAndDay(date: IsoDate, market: Market): string {
  return `${formatDate(date, market, { weekday: "short" })} ${formatDate(date, market, { day: "numeric" })}`;
}

export function formatMonth(date: IsoDate, market: Market): string {
  return formatDate(date, market, { month: "long" });
}

export function formatTime(minutesAfterMidnight: number, { locale }: Pick<Market, "locale">): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return time.format(new Date(minutesAfterMidnight * 60_000)).replaceAll("\u202f", "\u00a0");
}
