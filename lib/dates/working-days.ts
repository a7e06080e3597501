import type { Market, Scheme } from "@/lib/markets";
import { addDays, earliestFirstPayment, type IsoDate } from ".";
import { bankHolidays, isWeekend } from "./bank-holidays";

const holidaysByYear = new Map<string, ReadonlySet<IsoDate>>();

/** The likely date of the first payment, until the provider names the actual one. */
export function likelyFirstPayment(market: Market, agreedAt: Date): IsoDate {
  return onWorkingDay(earliestFirstPayment(market, agreedAt), market.scheme);
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
  const holidays = holidaysByYear.get(key) ?? new Set(bankHolidays[scheme](Number(year)));
  holidaysByYear.set(key, holidays);
  return holidays;
}
