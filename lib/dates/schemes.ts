import type { Scheme } from "@/lib/markets";
import { addDays, type IsoDate } from ".";

type SchemeRow = {
  /** Working days between the notice of a debit and the debit, from the provider's rules on advance notice. */
  readonly noticeDays: number;
  /**
   * Calendar days of notice before the first debit and before a change, which only the payer's express consent can shorten. Null where
   * the scheme's rules need no such consent. For PAD: Rule H1 of Payments Canada.
   */
  readonly usualNoticeDays: number | null;
  readonly asksConsent: boolean; // Whether the payer consents to each kind of debit at the provider
  readonly bankHolidays: (year: number) => readonly IsoDate[];
};

/**
 * The rules of each debit scheme, which markets can share. Sources of the holidays: gov.uk/bank-holidays (England and Wales), Federal
 * Reserve, Payments Canada.
 */
export const schemes: Readonly<Record<Scheme, SchemeRow>> = {
  bacs: {
    noticeDays: 3,
    usualNoticeDays: null,
    asksConsent: false,
    bankHolidays: (year) => [
      ...movedToWeekdays([on(year, 1, 1), on(year, 12, 25), on(year, 12, 26)]),
      addDays(easter(year), -2),
      addDays(easter(year), 1),
      nth(1, monday, year, 5),
      last(monday, year, 5),
      last(monday, year, 8),
    ],
  },
  ach: {
    noticeDays: 2,
    usualNoticeDays: null,
    asksConsent: true,
    bankHolidays: (year) => [
      ...[on(year, 1, 1), on(year, 6, 19), on(year, 7, 4), on(year, 11, 11), on(year, 12, 25)].map(
        fromSunday,
      ),
      nth(3, monday, year, 1),
      nth(3, monday, year, 2),
      last(monday, year, 5),
      nth(1, monday, year, 9),
      nth(2, monday, year, 10),
      nth(4, thursday, year, 11),
    ],
  },
  pad: {
    noticeDays: 3,
    usualNoticeDays: 10,
    asksConsent: true,
    bankHolidays: (year) => [
      ...movedToWeekdays([on(year, 1, 1), on(year, 7, 1), on(year, 9, 30), on(year, 11, 11)]),
      ...movedToWeekdays([on(year, 12, 25), on(year, 12, 26)]),
      addDays(easter(year), -2),
      lastBefore(monday, on(year, 5, 25)),
      nth(1, monday, year, 8),
      nth(1, monday, year, 9),
      nth(2, monday, year, 10),
    ],
  },
};

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6] as const;

export function isWeekend(date: IsoDate): boolean {
  return weekday(date) === saturday || weekday(date) === sunday;
}

function movedToWeekdays(dates: readonly IsoDate[]): IsoDate[] {
  const placed: IsoDate[] = [];
  for (const date of dates) {
    let day = date;
    while (isWeekend(day) || placed.includes(day)) day = addDays(day, 1);
    placed.push(day);
  }
  return placed;
}

/** Moves a holiday from Sunday to Monday. The Federal Reserve does not move one that is on a Saturday. */
function fromSunday(date: IsoDate): IsoDate {
  return weekday(date) === sunday ? addDays(date, 1) : date;
}

function weekday(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function on(year: number, month: number, day: number): IsoDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function nth(count: number, day: number, year: number, month: number): IsoDate {
  const first = on(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (count - 1));
}

function last(day: number, year: number, month: number): IsoDate {
  return lastBefore(day, on(year, month + 1, 1));
}

function lastBefore(day: number, date: IsoDate): IsoDate {
  return addDays(date, -((weekday(date) - day + 6) % 7) - 1);
}

/** Easter Sunday, by the algorithm of Meeus, Astronomical Algorithms, chapter 8. */
function easter(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const goldenNumber = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((goldenNumber + 11 * epact + 22 * toSunday) / 451);
  return addDays(on(year, 3, 22), epact + toSunday - 7 * late);
}
