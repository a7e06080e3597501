import { addDays, type IsoDate } from "@/lib/dates";
import { isWorkingDay, onWorkingDay } from "@/lib/dates/working-days";
import type { FakeGoCardless } from "./fake";
import type { Row } from "./rows";
import { type Scheme, schemes } from "./schemes";

type Mandate = Row<"mandates">;
type Terms = Pick<Row<"subscriptions">, "start_date" | "interval">;

/** The hour, in UTC, after which a payment is submitted a day later. */
const cutOffHour = 16;
const shownAhead = 10;

/** Statuses in which a mandate takes payments. */
export const chargeable: readonly Mandate["status"][] = ["pending_submission", "submitted", "active"];

/** The date in UTC, such as `2026-11-21`. */
export function isoDate(at: Date): IsoDate {
  return at.toISOString().slice(0, 10);
}

/** The date `count` working days later; earlier if `count` is negative. */
export function addWorkingDays(date: IsoDate, count: number, scheme: Scheme): IsoDate {
  const step = Math.sign(count) || 1;
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isWorkingDay(day, scheme)) left -= 1;
  }
  return day;
}

/** The first date on which a mandate can be charged now. */
export function nextPossibleChargeDate(fake: FakeGoCardless, { scheme, status }: Mandate): IsoDate {
  const { noticeDays, newMandateDays } = schemes[scheme];
  const now = fake.now();
  const late = now.getUTCHours() >= cutOffHour ? 1 : 0;
  const days = noticeDays + late + (status === "active" ? 0 : newMandateDays);
  return addWorkingDays(onWorkingDay(isoDate(now), scheme), days, scheme);
}

/** The charge date of payment `index`, counted from 0, moved to a working day. */
export function chargeDate({ start_date, interval }: Terms, index: number, scheme: Scheme): IsoDate {
  return onWorkingDay(addMonths(start_date, interval * index), scheme);
}

/** The next ten charge dates of a subscription with `made` payments. */
export function upcomingDates(terms: Terms, made: number, scheme: Scheme): IsoDate[] {
  return Array.from({ length: shownAhead }, (_, ahead) => chargeDate(terms, made + ahead, scheme));
}

/** The same day of a later month, or the last day of a shorter month. */
function addMonths(date: IsoDate, months: number): IsoDate {
  const day = new Date(date);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(day.getUTCDate(), last.getUTCDate()));
  return isoDate(last);
}
