import type { Market } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";

export type IsoDate = string; // `YYYY-MM-DD`

export function dateIn(timeZone: Market["timeZone"], instant: Date): IsoDate {
  return dateFormat("en-CA", { timeZone, dateStyle: "short" }).format(instant);
}

/** `YYYY-MM-DD HH:MM:SS` of the wall clock. */
export function timeIn(timeZone: Market["timeZone"], instant: Date): string {
  return dateFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(instant);
}

/** The instant at which the date begins in the time zone. */
export function startOf(date: IsoDate, timeZone: Market["timeZone"]): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const there = Date.parse(`${timeIn(timeZone, new Date(midnight)).replace(" ", "T")}Z`);
  return new Date(2 * midnight - there);
}

export const firstPaymentDays = 7; // Spec section 9

/** First payment of a plan bought on the site (spec section 9), before it is moved to a working day. */
export function earliestFirstPayment(market: Market, now: Date): IsoDate {
  return addDays(dateIn(market.timeZone, now), firstPaymentDays);
}

/** First payment of portfolio and partner accounts (spec section 9). */
export function firstOfNextMonth(market: Market, now: Date): IsoDate {
  const [year, month] = dateIn(market.timeZone, now).split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 1)).toISOString().slice(0, 10);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export function formatDate(
  date: IsoDate,
  { locale }: Pick<Edition, "locale">,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  const format = dateFormat(locale, { ...options, timeZone: "UTC" });
  return corrected(format.format(new Date(`${date}T00:00:00Z`)), locale);
}

export function formatDebitDate(date: IsoDate, edition: Pick<Edition, "locale">): string {
  return formatDate(date, edition, { dateStyle: "full" });
}

/**
 * The same text in every version of ICU: some put a comma after the weekday in British English, some a narrow space before 'p.m.' or
 * 'h'. In French the first day of a month is `1er`, and hours have no zero in front (OQLF); ICU writes neither.
 */
export function corrected(text: string, locale: string): string {
  const same = text.replace(/^(\p{L}+), (?=\d)/u, "$1 ").replaceAll("\u202f", "\u00a0");
  if (!locale.startsWith("fr")) return same;
  return same.replace(/(?<=^|\s)1(?=\s\p{L}{3})/u, "1er").replace(/(?<=^|\s)0(?=\d\sh\s)/u, "");
}

export function formatDay(date: IsoDate, edition: Pick<Edition, "locale">): string {
  return formatDate(date, edition, { day: "numeric", month: "short" });
}

export function formatInstant(
  instant: Date,
  { locale, timeZone }: Pick<Edition, "locale" | "timeZone">,
): string {
  const format = dateFormat(locale, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
  return corrected(format.format(instant), locale);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making one takes a hundred times as long as using it. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}
