import type { Market } from "@/lib/markets";
import { defaultEdition as firm } from "@/lib/markets/editions";
import { addDays, dateIn, type IsoDate, startOf } from ".";
import { followUpBy, isWorkingDay, onWorkingDay } from "./working-days";

/** By when something is to be done: what a customer was promised, an answer, work of the firm's own day, or before money is taken. */
export type DueRule = "follow_up" | "working_day" | "close_of_day" | "before_debit";

export type DueFacts = {
  readonly since: Date;
  readonly market: Market;
  /** For `before_debit`. */
  readonly firstPayment: IsoDate | null;
};

/** The firm's hours if it has not said (`OFFICE_HOURS`). */
const usualHours = "09:00-17:30";

/** When it is due, as the desk and the mails to the firm say. `officeHours`: the setting. */
export function dueBy(rule: DueRule, { since, market, firstPayment }: DueFacts, officeHours: string): Date {
  const hours = officeHours || usualHours;
  switch (rule) {
    case "follow_up":
      return followUpBy(since, market, officeHours);
    case "working_day":
      return followUpBy(since, market, hours);
    case "before_debit":
      return firstPayment ? closeOn(addDays(firstPayment, -1), hours) : closeAfter(since, hours);
    case "close_of_day":
      return closeAfter(since, hours);
  }
}

/** The firm's next close on a working day. */
function closeAfter(from: Date, hours: string): Date {
  const today = dateIn(firm.timeZone, from);
  const close = closeOn(today, hours);
  if (isWorkingDay(today, firm.scheme) && from < close) return close;
  return closeOn(onWorkingDay(addDays(today, 1), firm.scheme), hours);
}

function closeOn(date: IsoDate, hours: string): Date {
  const [hour = 0, minute = 0] = (hours.split("-")[1] ?? "").split(":").map(Number);
  return new Date(startOf(date, firm.timeZone).getTime() + (hour * 60 + minute) * 60_000);
}
