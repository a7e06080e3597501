import { addDays, type IsoDate } from "@/lib/dates";
import { isWorkingDay } from "@/lib/dates/working-days";
import type { Market } from "@/lib/markets";
import { claims } from "./claims";

type Month = { readonly year: number; readonly month: number };

/** The month whose closing is drawn: its last day is a Saturday, and no bank holiday of a market is in the way. */
export const exampleMonth: Month = { year: 2026, month: 10 };

export function firstDay({ year, month }: Month): IsoDate {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

export type ClosingDay = {
  readonly date: IsoDate;
  /** The working day of the following month, from 1; null for a day that is not counted. */
  readonly workingDay: number | null;
};

/** The days after a month's end up to a working day; weekends and the bank holidays of the market are not counted. */
export function closing(
  { year, month }: Month,
  lastWorkingDay: number,
  market: Pick<Market, "scheme">,
): ClosingDay[] {
  const days: ClosingDay[] = [];
  let date = firstDay({ year, month: month + 1 });
  for (let counted = 0; counted < lastWorkingDay; date = addDays(date, 1)) {
    const works = isWorkingDay(date, market.scheme);
    if (works) counted++;
    days.push({ date, workingDay: works ? counted : null });
  }
  return days;
}

/** The day on which the books of a month are delivered. */
export function closingDay(month: Month, workingDay: number, market: Pick<Market, "scheme">): IsoDate {
  return closing(month, workingDay, market).at(-1)?.date ?? "";
}

/** The month of a customer's first books, told by its first day, and the day on which they are delivered. */
export function firstBooks(
  signedUpOn: IsoDate,
  market: Pick<Market, "scheme">,
): { readonly month: IsoDate; readonly deliveredOn: IsoDate } {
  const [year = Number.NaN, month = Number.NaN] = signedUpOn.split("-").map(Number);
  return {
    month: firstDay({ year, month }),
    deliveredOn: closingDay({ year, month }, claims.workingDay, market),
  };
}
