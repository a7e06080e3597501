import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addDays,
  dateIn,
  earliestFirstPayment,
  firstOfNextMonth,
  formatDate,
  formatDay,
  formatDebitDate,
  formatInstant,
} from "@/lib/dates";
import { type MarketCode, markets } from "@/lib/markets";
import { type EditionCode, editions, mainEdition } from "@/lib/markets/editions";

type Case = [code: MarketCode, instant: string, today: string, inSevenDays: string, firstOfNext: string];

const cases: Record<string, Case[]> = {
  "around midnight": [
    ["uk", "2026-11-20T23:59:59.999Z", "2026-11-20", "2026-11-27", "2026-12-01"],
    ["uk", "2026-11-21T00:00:00Z", "2026-11-21", "2026-11-28", "2026-12-01"],
    ["us", "2026-11-21T04:59:59.999Z", "2026-11-20", "2026-11-27", "2026-12-01"],
    ["us", "2026-11-21T05:00:00Z", "2026-11-21", "2026-11-28", "2026-12-01"],
    ["ca", "2026-11-21T04:59:59.999Z", "2026-11-20", "2026-11-27", "2026-12-01"],
    ["ca", "2026-11-21T05:00:00Z", "2026-11-21", "2026-11-28", "2026-12-01"],
  ],
  "in summer time": [
    ["uk", "2026-07-14T22:59:59Z", "2026-07-14", "2026-07-21", "2026-08-01"],
    ["uk", "2026-07-14T23:00:00Z", "2026-07-15", "2026-07-22", "2026-08-01"],
    ["us", "2026-07-15T03:59:59Z", "2026-07-14", "2026-07-21", "2026-08-01"],
    ["us", "2026-07-15T04:00:00Z", "2026-07-15", "2026-07-22", "2026-08-01"],
    ["ca", "2026-07-15T03:59:59Z", "2026-07-14", "2026-07-21", "2026-08-01"],
  ],
  "when the clocks change within the seven days": [
    ["uk", "2026-10-24T23:30:00Z", "2026-10-25", "2026-11-01", "2026-11-01"],
    ["uk", "2027-03-27T23:30:00Z", "2027-03-27", "2027-04-03", "2027-04-01"],
    ["us", "2026-10-31T03:30:00Z", "2026-10-30", "2026-11-06", "2026-11-01"],
    ["us", "2027-03-14T06:30:00Z", "2027-03-14", "2027-03-21", "2027-04-01"],
    ["ca", "2027-03-14T04:30:00Z", "2027-03-13", "2027-03-20", "2027-04-01"],
  ],
  "in a leap year": [
    ["uk", "2028-02-22T12:00:00Z", "2028-02-22", "2028-02-29", "2028-03-01"],
    ["uk", "2028-02-29T12:00:00Z", "2028-02-29", "2028-03-07", "2028-03-01"],
    ["us", "2028-03-01T04:30:00Z", "2028-02-29", "2028-03-07", "2028-03-01"],
    ["ca", "2027-02-28T12:00:00Z", "2027-02-28", "2027-03-07", "2027-03-01"],
  ],
  "at the end of the year": [
    ["uk", "2026-12-31T23:59:59Z", "2026-12-31", "2027-01-07", "2027-01-01"],
    ["uk", "2027-01-01T00:00:00Z", "2027-01-01", "2027-01-08", "2027-02-01"],
    ["us", "2027-01-01T04:59:59Z", "2026-12-31", "2027-01-07", "2027-01-01"],
    ["ca", "2027-01-01T05:00:00Z", "2027-01-01", "2027-01-08", "2027-02-01"],
  ],
};

describe.each(Object.entries(cases))("%s", (_, ofThese) => {
  test.each(ofThese)("%s at %s", (code, instant, today, inSevenDays, firstOfNext) => {
    const [here, now] = [mainEdition(code), new Date(instant)];
    expect(dateIn(here.timeZone, now)).toBe(today);
    expect(earliestFirstPayment(here, now)).toBe(inSevenDays);
    expect(firstOfNextMonth(here, now)).toBe(firstOfNext);
  });
});

describe("F19: on any day in any market", () => {
  const anyMarket = fc.constantFrom(...markets);
  const anyInstant = fc.date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2099-12-01T00:00:00Z"),
    noInvalidDate: true,
  });

  it("the first payment is seven days after the market's today", () => {
    fc.assert(
      fc.property(anyMarket, anyInstant, (here, now) => {
        const today = dateIn(here.timeZone, now);
        expect(today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(daysBetween(today, earliestFirstPayment(here, now))).toBe(7);
      }),
    );
  });

  it("the 1st of next month is the next day numbered 1, at most 31 days ahead", () => {
    fc.assert(
      fc.property(anyMarket, anyInstant, (here, now) => {
        const today = dateIn(here.timeZone, now);
        const first = firstOfNextMonth(here, now);
        expect(first).toMatch(/-01$/);
        expect(daysBetween(today, first)).toBeGreaterThanOrEqual(1);
        expect(daysBetween(today, first)).toBeLessThanOrEqual(31);
        expect(addDays(first, -1).slice(0, 7)).toBe(today.slice(0, 7));
      }),
    );
  });

  it("adding and subtracting days cancel out", () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -400, max: 400 }), (instant, days) => {
        const date = instant.toISOString().slice(0, 10);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });
});

test("a date is written as its edition writes it", () => {
  const northAmerican = ["November 30, 2026", "Nov 30", "Monday, November 30, 2026"];
  const written = {
    uk: ["30 November 2026", "30 Nov", "Monday 30 November 2026"],
    us: northAmerican,
    ca: northAmerican,
    "ca-fr": ["30 novembre 2026", "30 nov.", "lundi 30 novembre 2026"],
  } satisfies Record<EditionCode, readonly string[]>;
  for (const edition of editions) {
    const dates = [formatDate, formatDay, formatDebitDate].map((format) => format("2026-11-30", edition));
    expect(dates).toEqual(written[edition.segment]);
  }
});

test("the first day of a month is an ordinal in French", () => {
  const french = { locale: "fr-CA" } as const;
  const written = [formatDate, formatDay, formatDebitDate].map((format) => format("2026-12-01", french));
  expect(written).toEqual(["1er décembre 2026", "1er déc.", "mardi 1er décembre 2026"]);
  for (const day of ["2026-12-11", "2026-12-21", "2026-12-31"])
    expect(formatDebitDate(day, french)).not.toContain("1er");
});

test("an instant is written as dates are, with the time of the market", () => {
  const instant = new Date("2026-11-27T11:32:00Z");
  const written = {
    uk: "Friday 27 November 2026 at 11:32 GMT",
    us: "Friday, November 27, 2026 at 6:32 AM EST",
    ca: "Friday, November 27, 2026 at 6:32 a.m. EST",
    "ca-fr": "vendredi 27 novembre 2026 à 6 h 32 HNE",
  } satisfies Record<EditionCode, string>;
  for (const edition of editions) expect(formatInstant(instant, edition)).toBe(written[edition.segment]);
});

function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / 86_400_000;
}
