import { addDays, dateIn, type IsoDate, startOf } from "@/lib/dates";
import { isWorkingDay } from "@/lib/dates/working-days";
import type { Market } from "@/lib/markets";
import { claims } from "./claims";
import { landingBusiness, packs } from "./pack/pack";

type Month = { readonly year: number; readonly month: number };

/** Chosen because it ends on a Saturday and no market has a bank holiday in the days that follow. */
export const sampleMonth: Month = { year: 2026, month: 10 };

export function firstDay({ year, month }: Month): IsoDate {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

/** The first working days after the month, on which its books come together. */
export function closing(
  { year, month }: Month,
  workingDays: number,
  { scheme }: Pick<Market, "scheme">,
): readonly IsoDate[] {
  const days: IsoDate[] = [];
  for (let date = firstDay({ year, month: month + 1 }); days.length < workingDays; date = addDays(date, 1))
    if (isWorkingDay(date, scheme)) days.push(date);
  return days;
}

export function closingDay(month: Month, workingDay: number, market: Pick<Market, "scheme">): IsoDate {
  return closing(month, workingDay, market).at(-1) ?? "";
}

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

export type ClosedMonth = {
  readonly month: IsoDate; // Its first day
  readonly endsAt: Date; // In the market
  readonly workingDays: readonly IsoDate[]; // Its books are delivered on the last
};

/** The month of the market's today and those that follow it. */
export function monthEnds(now: Date, market: Market, months = 12): ClosedMonth[] {
  const [year = Number.NaN, month = Number.NaN] = dateIn(market.timeZone, now).split("-").map(Number);
  return Array.from({ length: months }, (_, after) => {
    const closed = { year, month: month + after };
    return {
      month: firstDay(closed),
      endsAt: startOf(firstDay({ year, month: month + after + 1 }), market.timeZone),
      workingDays: closing(closed, claims.workingDay, market),
    };
  });
}

/** Lines of the sample month that need an answer from its owner; the others are matched to a receipt on Working Day 2. */
export const askedLines = 3;

/** How many lines of the sample month are done at the end of a working day. */
export function linesDone(workingDay: number): number {
  const all = packs[landingBusiness].checkedEntries;
  if (workingDay < 2) return 0;
  return workingDay < 4 ? all - askedLines : all;
}
