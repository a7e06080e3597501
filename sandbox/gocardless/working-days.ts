import Holidays from "date-holidays";
import { type Scheme, schemes } from "./schemes";

const calendars = { GB: new Holidays("GB", "eng"), US: new Holidays("US"), CA: new Holidays("CA") } as const;
const closed = new Set(["public", "bank"]);
const cutOffHour = 16;
const known = new Map<string, unknown>();

/** `2026-11-21`, in UTC. */
export function isoDate(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function isWorkingDay(date: string, scheme: Scheme): boolean {
  return once(`${scheme} ${date}`, () => banksWork(date, scheme));
}

/** The day `count` working days after (or before, when negative) a date, itself not counted. */
export function addWorkingDays(date: string, count: number, scheme: Scheme): string {
  return once(`${scheme} ${date} ${count}`, () => {
    const step = Math.sign(count) || 1;
    let day = date;
    for (let left = Math.abs(count); left > 0; ) {
      day = addDays(day, step);
      if (isWorkingDay(day, scheme)) left -= 1;
    }
    return day;
  });
}

/** The date itself or, where banks are closed, the next working day (the one before for step -1). */
export function onWorkingDay(date: string, scheme: Scheme, step: 1 | -1 = 1): string {
  let day = date;
  while (!isWorkingDay(day, scheme)) day = addDays(day, step);
  return day;
}

export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return isoDate(day);
}

/** The earliest date a payment made now can be charged on; later by a day after the afternoon's cut-off. */
export function nextPossibleChargeDate(now: Date, scheme: Scheme, mandateIsActive: boolean): string {
  const { noticeDays, newMandateDays } = schemes[scheme];
  const late = now.getUTCHours() >= cutOffHour ? 1 : 0;
  const days = noticeDays + late + (mandateIsActive ? 0 : newMandateDays);
  return addWorkingDays(onWorkingDay(isoDate(now), scheme), days, scheme);
}

function banksWork(date: string, scheme: Scheme): boolean {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const holidays = calendars[schemes[scheme].country].isHoliday(`${date} 12:00:00`) || [];
  return !holidays.some(({ type }) => closed.has(type));
}

/** Calendars do not change, and the twin asks them often. */
function once<V>(key: string, work: () => V): V {
  const value = known.has(key) ? (known.get(key) as V) : work();
  known.set(key, value);
  return value;
}
