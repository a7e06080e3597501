import type { Market, Scheme } from "@/lib/markets";
import { addDays, dateIn, earliestFirstPayment, type IsoDate, startOf, timeIn } from ".";
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

/** When the firm closes if it has not said (`OFFICE_HOURS`). */
const usualClose = "17:30";

/**
 * The close of the firm's working day: of this one, or of the next if it is closed by now.
 * @public The desk uses it.
 */
export function closeOfWorkingDay(from: Date, market: Market, officeHours: string): Date {
  const today = dateIn(market.timeZone, from);
  const close = closeOn(today, market, officeHours);
  if (isWorkingDay(today, market.scheme) && from < close) return close;
  return closeOn(onWorkingDay(addDays(today, 1), market.scheme), market, officeHours);
}

/** @public The desk uses it. */
export function closeOn(date: IsoDate, { timeZone }: Pick<Market, "timeZone">, officeHours: string): Date {
  return instantAt(date, officeHours.split("-")[1] || usualClose, timeZone);
}

/**
 * The same time of the day so many working days later.
 * @public The desk uses it.
 */
export function workingDaysLater(from: Date, days: number, { timeZone, scheme }: Market): Date {
  let [date = "", time = ""] = timeIn(timeZone, from).split(" ");
  for (let left = days; left > 0; left -= 1) date = onWorkingDay(addDays(date, 1), scheme);
  return instantAt(date, time, timeZone);
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
