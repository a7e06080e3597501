import type { Market, Scheme } from "@/lib/markets";
import { addDays, earliestFirstPayment, type IsoDate, startOf, timeIn } from ".";
import { isWeekend, schemes } from "./schemes";

export const followUpHours = 24; // Spec section 9

const hourMs = 60 * 60 * 1_000;
const holidaysByYear = new Map<string, ReadonlySet<IsoDate>>();

/** The likely date of the first payment, until the provider names the actual one. */
export function likelyFirstPayment(market: Market, agreedAt: Date): IsoDate {
  return onWorkingDay(earliestFirstPayment(market, agreedAt), market.scheme);
}

/**
 * The instant by which the firm is in touch with somebody who signed up or asked: within 24 hours. With office hours,
 * such as `09:00-17:00` in the market's time zone, only the hours of working days count, and it lies within the office hours.
 */
export function followUpBy(from: Date, { timeZone, scheme }: Market, officeHours: string): Date {
  if (officeHours === "") return new Date(from.getTime() + followUpHours * hourMs);
  const [opens = "", closes = ""] = officeHours.split("-");
  const [date = "", time = ""] = timeIn(timeZone, from).split(" ");
  const isOpenDay = isWorkingDay(date, scheme);
  if (isOpenDay && time < opens) return instantAt(date, closes, timeZone);
  const next = onWorkingDay(addDays(date, 1), scheme);
  return instantAt(next, isOpenDay && time < closes ? time : closes, timeZone);
}

/** `time`: `HH:MM` or `HH:MM:SS` on a day on which the clock does not change. */
function instantAt(date: IsoDate, time: string, timeZone: Market["timeZone"]): Date {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return new Date(startOf(date, timeZone).getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1_000);
}

export function onWorkingDay(date: IsoDate, scheme: Scheme, step: 1 | -1 = 1): IsoDate {
  let day = date;
  while (!isWorkingDay(day, scheme)) day = addDays(day, step);
  return day;
}

export function isWorkingDay(date: IsoDate, scheme: Scheme): boolean {
  return !isWeekend(date) && !holidaysOf(scheme, date.slice(0, 4)).has(date);
}

function holidaysOf(scheme: Scheme, year: string): ReadonlySet<IsoDate> {
  const key = `${scheme} ${year}`;
  const holidays = holidaysByYear.get(key) ?? new Set(schemes[scheme].bankHolidays(Number(year)));
  holidaysByYear.set(key, holidays);
  return holidays;
}
