import type { Edition } from "@/lib/markets/editions";
import { corrected, formatDate, formatDay, type IsoDate, timeIn } from ".";

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
  return corrected(time.format(new Date(minutesAfterMidnight * 60_000)), locale);
}

/** The time of day in the edition's time zone: 17:00, 5:00 PM. */
export function formatTimeIn(
  instant: Date,
  { locale, timeZone }: Pick<Edition, "locale" | "timeZone">,
): string {
  const [hours = 0, minutes = 0] = timeIn(timeZone, instant).slice(11).split(":").map(Number);
  return formatTime(hours * 60 + minutes, { locale });
}
