import Holidays from "date-holidays";
import type { Market } from "@/lib/markets";
import { addDays, earliestFirstPayment, type IsoDate } from "./dates";

/** Days on which the banks of a country move no debits, beside the weekend. */
const closed: readonly string[] = ["public", "bank"];

const calendars = new Map<string, Holidays>();

/**
 * When a debit agreed now is likely to be taken first, until the provider says: the earliest date of the review, or
 * the next day on which the banks of the market work.
 */
export function likelyFirstPayment(market: Market, agreedAt: Date): IsoDate {
  let day = earliestFirstPayment(market, agreedAt);
  while (!isWorkingDay(day, market)) day = addDays(day, 1);
  return day;
}

/** Whether the banks of a market's country work on a date. */
export function isWorkingDay(date: IsoDate, { iso }: Pick<Market, "iso">): boolean {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const calendar = calendars.get(iso) ?? new Holidays(iso);
  calendars.set(iso, calendar);
  return !(calendar.isHoliday(`${date} 12:00:00`) || []).some(({ type }) => closed.includes(type));
}
