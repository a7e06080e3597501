import { formatAmount, formatNumber } from "@/lib/content/formats";
import { addDays, formatDate, formatDay, formatDebitDate, formatInstant } from "@/lib/dates";
import {
  formatDateWithWeekday,
  formatMonth,
  formatShortWeekdayAndDay,
  formatTime,
  formatTimeIn,
} from "@/lib/dates/formats";
import { editions } from "@/lib/markets/editions";
import { formatHeadline, formatPrice, formatSum } from "@/lib/plans/prices";

const days = Array.from({ length: 365 }, (_, after) => addDays("2027-01-01", after));
const instants = days.map((day, at) => new Date(Date.parse(day) + at * 236_000));
const minutes = Array.from({ length: 96 }, (_, quarter) => quarter * 15);
const amounts = [0, 5, 100, 119, 29_800, 123_456, 100_000_000, -29_850];

/** What each format of dates, money and numbers writes in each edition. */
export function allFormats(): string[] {
  return editions.flatMap((edition) => [
    ...[
      formatDate,
      formatDay,
      formatDebitDate,
      formatDateWithWeekday,
      formatShortWeekdayAndDay,
      formatMonth,
    ].flatMap((format) => days.map((day) => format(day, edition))),
    ...[formatInstant, formatTimeIn].flatMap((format) => instants.map((instant) => format(instant, edition))),
    ...minutes.map((minute) => formatTime(minute, edition)),
    ...[formatPrice, formatSum, formatHeadline, formatAmount, formatNumber].flatMap((format) =>
      amounts.map((amount) => format(amount, edition)),
    ),
  ]);
}
