/** The month whose closing is drawn: its last day is a Saturday, and no public holiday of a market is in the way. */
export const exampleMonth = { year: 2026, month: 10 } as const;

/** The first day of a month, `YYYY-MM-DD`. */
export function firstDay({ year, month }: { year: number; month: number }): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

export type ClosingDay = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The working day of the following month, from 1; null for a day that is not counted. */
  readonly workingDay: number | null;
};

/**
 * The days after a month's end up to a working day, weekends and the given holidays (`YYYY-MM-DD`) not counted.
 */
export function closing(
  { year, month }: { year: number; month: number },
  lastWorkingDay: number,
  holidays: ReadonlySet<string> = new Set(),
): ClosingDay[] {
  const days: ClosingDay[] = [];
  for (let counted = 0, day = 1; counted < lastWorkingDay; day++) {
    const at = new Date(Date.UTC(year, month, day));
    const date = at.toISOString().slice(0, 10);
    const rests = at.getUTCDay() % 6 === 0 || holidays.has(date);
    if (!rests) counted++;
    days.push({ date, workingDay: rests ? null : counted });
  }
  return days;
}

/** The day on which the books of a month are delivered. */
export function closingDay(month: { year: number; month: number }, workingDay: number): string {
  return closing(month, workingDay).at(-1)?.date ?? "";
}
