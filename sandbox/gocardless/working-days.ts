import { addDays, type IsoDate } from "@/lib/dates";
import { isWorkingDay, onWorkingDay } from "@/lib/dates/working-days";
import { type Scheme, schemes } from "./schemes";

const cutOffHour = 16;

/** `2026-11-21`, in UTC. */
export function isoDate(at: Date): IsoDate {
  return at.toISOString().slice(0, 10);
}

/** The day `count` working days after (or before, when negative) a date, itself not counted. */
export function addWorkingDays(date: IsoDate, count: number, scheme: Scheme): IsoDate {
  const step = Math.sign(count) || 1;
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isWorkingDay(day, scheme)) left -= 1;
  }
  return day;
}

/** The earliest date a payment made now can be charged on; later by a day after the afternoon's cut-off. */
export function nextPossibleChargeDate(now: Date, scheme: Scheme, mandateIsActive: boolean): IsoDate {
  const { noticeDays, newMandateDays } = schemes[scheme];
  const late = now.getUTCHours() >= cutOffHour ? 1 : 0;
  const days = noticeDays + late + (mandateIsActive ? 0 : newMandateDays);
  return addWorkingDays(onWorkingDay(isoDate(now), scheme), days, scheme);
}
