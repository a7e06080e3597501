import { addDays } from "@/lib/dates";
import { onWorkingDay } from "@/lib/dates/working-days";
import type { Row } from "../rows";
import type { Scheme } from "../schemes";
import type { Twin } from "../twin";
import { isoDate, nextPossibleChargeDate } from "../working-days";

type Terms = Pick<
  Row<"subscriptions">,
  "start_date" | "interval" | "interval_unit" | "day_of_month" | "count" | "end_date"
>;

/** Statuses in which a mandate takes payments. */
export const chargeable: readonly Row<"mandates">["status"][] = [
  "pending_customer_approval",
  "pending_submission",
  "submitted",
  "active",
];

const shownAhead = 10;

/** The first day on which a mandate can be charged. */
export function chargeDateOf(twin: Twin, { scheme, status }: Row<"mandates">): string {
  return nextPossibleChargeDate(twin.now(), scheme, status === "active");
}

/** The first date of a subscription: its start, moved on to its day of the month where it has one. */
export function firstDate(start: string, dayOfMonth: number | null): string {
  if (dayOfMonth === null) return start;
  const thisMonth = withDay(start, dayOfMonth);
  return thisMonth >= start ? thisMonth : withDay(addMonths(start, 1), dayOfMonth);
}

/** Charge date number `index` (0 is the first) on a day that banks work; undefined after the last. */
export function chargeDate(terms: Terms, index: number, scheme: Scheme): string | undefined {
  if (terms.count !== null && index >= terms.count) return undefined;
  const date = onWorkingDay(nominalDate(terms, index), scheme, terms.day_of_month === -1 ? -1 : 1);
  return terms.end_date !== null && date > terms.end_date ? undefined : date;
}

/** The dates still to come after `made` payments, at most ten. */
export function upcomingDates(terms: Terms, made: number, scheme: Scheme): string[] {
  return Array.from({ length: shownAhead }, (_, ahead) => chargeDate(terms, made + ahead, scheme)).filter(
    (date) => date !== undefined,
  );
}

function nominalDate({ start_date, interval, interval_unit, day_of_month }: Terms, index: number): string {
  if (interval_unit === "weekly") return addDays(start_date, 7 * interval * index);
  const months = interval * index * (interval_unit === "yearly" ? 12 : 1);
  const date = addMonths(start_date, months);
  return day_of_month === null ? date : withDay(date, day_of_month);
}

/** The same day some months later, or that month's last day where it is shorter. */
function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return isoDate(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}

function withDay(date: string, day: number): string {
  const [year, month] = date.split("-").map(Number) as [number, number];
  const place = day === -1 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : day;
  return isoDate(new Date(Date.UTC(year, month - 1, place)));
}
