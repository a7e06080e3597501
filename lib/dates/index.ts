import type { Market } from "@/lib/markets";

/** Calendar dates as `YYYY-MM-DD`. */
export type IsoDate = string;

/** The calendar date of an instant in a time zone. */
export function dateIn(timeZone: Market["timeZone"], instant: Date): IsoDate {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(instant);
}

/** Days from the sign-up to the first payment of a plan bought on the site (spec section 9). */
export const firstPaymentDays = 7;

/** Jack 250 and 500 bought on the site: 7 days from today in the market's zone, as an earliest date (spec section 9). */
export function earliestFirstPayment(market: Market, now: Date): IsoDate {
  return addDays(dateIn(market.timeZone, now), firstPaymentDays);
}

/** Portfolio and partner accounts, invoiced in arrears: the 1st of next month in the market's zone (spec section 9). */
export function firstOfNextMonth(market: Market, now: Date): IsoDate {
  const [year, month] = dateIn(market.timeZone, now).split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 1)).toISOString().slice(0, 10);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** A calendar date written out for a market: 28 November 2026, November 28, 2026. */
export function formatDate(date: IsoDate, market: Pick<Market, "locale">): string {
  return new Intl.DateTimeFormat(market.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The date of a debit, with its day: Monday 30 November 2026; Monday, November 30, 2026. */
export function formatDebitDate(date: IsoDate, market: Pick<Market, "locale">): string {
  const full = new Intl.DateTimeFormat(market.locale, { dateStyle: "full", timeZone: "UTC" });
  // Releases of ICU differ about the comma before a day.
  return full.format(new Date(`${date}T00:00:00Z`)).replace(/, (?=\d+ )/, " ");
}

/** An instant by a market's clock, with its zone: Sunday 22 November 2026 at 10:05 GMT. */
export function formatInstant(
  instant: Date,
  { locale, timeZone }: Pick<Market, "locale" | "timeZone">,
): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(instant);
}

/** A calendar date in the width of a ledger's column: 21 Nov, Nov 21. */
export function formatDay(date: IsoDate, market: Pick<Market, "locale">): string {
  return new Intl.DateTimeFormat(market.locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
