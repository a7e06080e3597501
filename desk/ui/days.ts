import * as z from "zod/mini";
import { dateIn, formatDebitDate, type IsoDate } from "@/lib/dates";
import { defaultEdition as firm } from "@/lib/markets/editions";

/** A date of the calendar in an address, but for the year 0, which PostgreSQL does not have. */
export const day = z.iso.date().check(z.refine((text) => !text.startsWith("0000")));

export function firmDate(at: Date): IsoDate {
  return dateIn(firm.timeZone, at);
}

/** 'Monday 23 November 2026'. */
export function firmDay(date: IsoDate): string {
  return formatDebitDate(date, firm);
}

/** '09:48' in the firm's zone. */
export function firmClock(at: Date): string {
  return clock.format(at);
}

const clock = new Intl.DateTimeFormat(firm.locale, {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: firm.timeZone,
});

/** 'GMT' or 'BST', as it is at that moment. */
export function firmZoneName(at: Date): string {
  const parts = new Intl.DateTimeFormat(firm.locale, { timeZoneName: "short", timeZone: firm.timeZone });
  return parts.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** The same day of a later month, or its last day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
