import { formatInstant } from "@/lib/dates";
import { defaultEdition as firm } from "@/lib/markets/editions";

/** The zone of all times of the desk, as its pages name it. */
export const firmZone = firm.timeZone.replace(/^.*\//, "");

/** A date and time in the firm's time zone, with the zone. */
export function firmTime(at: Date): string {
  return formatInstant(at, firm);
}

/** As in a table, whose caption names the zone: '23 Nov 2026, 09:48'. */
export function shortFirmTime(at: Date): string {
  return short.format(at);
}

const short = new Intl.DateTimeFormat(firm.locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: firm.timeZone,
});
