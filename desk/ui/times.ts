import { addDays, formatInstant } from "@/lib/dates";
import { defaultEdition as firm } from "@/lib/markets/editions";
import { firmDate } from "./days";

/** The zone of all times of the desk, as its pages name it. */
export const firmZone = firm.timeZone.replace(/^.*\//, "");

/** A date and time in the firm's time zone, with the zone. */
export function firmTime(at: Date): string {
  return formatInstant(at, firm);
}

/** As in a table, whose caption names the zone: '23 Nov 2026, 09:48'. */
export function shortFirmTime(at: Date): string {
  return short.format(at);
}

const short = new Intl.DateTimeFormat(firm.locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: firm.timeZone,
});

/** The day of a time as people say it: 'Today', 'Yesterday', '23 Nov', and '23 Nov 2025' of another year. */
export function nearDay(at: Date, now: Date): string {
  const [day, today] = [firmDate(at), firmDate(now)];
  const away = [-1, 0, 1].find((days) => addDays(today, days) === day);
  if (away === undefined) return (day.slice(0, 4) === today.slice(0, 4) ? dayOfYear : anyDay).format(at);
  const word = relativeDay.format(away, "day");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const dayAndMonth = { day: "numeric", month: "short", timeZone: firm.timeZone } as const;
const dayOfYear = new Intl.DateTimeFormat(firm.locale, dayAndMonth);
const anyDay = new Intl.DateTimeFormat(firm.locale, { ...dayAndMonth, year: "numeric" });
const relativeDay = new Intl.RelativeTimeFormat(firm.locale, { numeric: "auto" });
