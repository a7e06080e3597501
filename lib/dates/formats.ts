import type { Edition } from "@/lib/markets/editions";
import { formatDate, formatDay, type IsoDate } from ".";

export function formatDateWithWeekday(date: IsoDate, edition: Pick<Edition, "locale">): string {
  return formatDate(date, edition, { weekday: "long", day: "numeric", month: "long" });
}

export function formatShortWeekdayAndDay(date: IsoDate, edition: Pick<Edition, "locale">): string {
  return `${formatDate(date, edition, { weekday: "short" })} ${formatDay(date, edition)}`;
}

export function formatMonth(date: IsoDate, edition: Pick<Edition, "locale">): string {
  return formatDate(date, edition, { month: "long" });
}

export function formatTime(minutesAfterMidnight: number, { locale }: Pick<Edition, "locale">): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return time.format(new Date(minutesAfterMidnight * 60_000)).replaceAll("\u202f", "\u00a0");
}
