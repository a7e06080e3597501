import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, dateIn } from "@/lib/dates";
import { followUpBy, isWorkingDay } from "@/lib/dates/working-days";
import { market, markets, type Scheme } from "@/lib/markets";

/** Days of the week, Monday to Friday, on which a scheme moves no debits, as published for 2026 and 2027. */
const published: Record<Scheme, readonly string[]> = {
  // gov.uk/bank-holidays, England and Wales; Bacs processes on the other weekdays.
  bacs: [
    "2026-01-01 New Year’s Day",
    "2026-04-03 Good Friday",
    "2026-04-06 Easter Monday",
    "2026-05-04 Early May bank holiday",
    "2026-05-25 Spring bank holiday",
    "2026-08-31 Summer bank holiday",
    "2026-12-25 Christmas Day",
    "2026-12-28 Boxing Day (substitute day)",
    "2027-01-01 New Year’s Day",
    "2027-03-26 Good Friday",
    "2027-03-29 Easter Monday",
    "2027-05-03 Early May bank holiday",
    "2027-05-31 Spring bank holiday",
    "2027-08-30 Summer bank holiday",
    "2027-12-27 Christmas Day (substitute day)",
    "2027-12-28 Boxing Day (substitute day)",
  ],
  // Federal Reserve Banks' holiday schedule (richmondfed.org/about_us/holiday_schedule). Independence Day 2026,
  // Juneteenth 2027 and Christmas Day 2027 are Saturdays: the Friday before is open.
  ach: [
    "2026-01-01 New Year’s Day",
    "2026-01-19 Birthday of Martin Luther King, Jr.",
    "2026-02-16 Washington’s Birthday",
    "2026-05-25 Memorial Day",
    "2026-06-19 Juneteenth",
    "2026-09-07 Labor Day",
    "2026-10-12 Columbus Day",
    "2026-11-11 Veterans Day",
    "2026-11-26 Thanksgiving Day",
    "2026-12-25 Christmas Day",
    "2027-01-01 New Year’s Day",
    "2027-01-18 Birthday of Martin Luther King, Jr.",
    "2027-02-15 Washington’s Birthday",
    "2027-05-31 Memorial Day",
    "2027-07-05 Independence Day, observed",
    "2027-09-06 Labor Day",
    "2027-10-11 Columbus Day",
    "2027-11-11 Veterans Day",
    "2027-11-25 Thanksgiving Day",
  ],
  // Payments Canada, holidays of its systems (ACSS and Lynx). Family Day is provincial and not one of them.
  pad: [
    "2026-01-01 New Year’s Day",
    "2026-04-03 Good Friday",
    "2026-05-18 Victoria Day",
    "2026-07-01 Canada Day",
    "2026-08-03 Civic Holiday",
    "2026-09-07 Labour Day",
    "2026-09-30 National Day for Truth and Reconciliation",
    "2026-10-12 Thanksgiving Day",
    "2026-11-11 Remembrance Day",
    "2026-12-25 Christmas Day",
    "2026-12-28 Boxing Day, observed",
    "2027-01-01 New Year’s Day",
    "2027-03-26 Good Friday",
    "2027-05-24 Victoria Day",
    "2027-07-01 Canada Day",
    "2027-08-02 Civic Holiday",
    "2027-09-06 Labour Day",
    "2027-09-30 National Day for Truth and Reconciliation",
    "2027-10-11 Thanksgiving Day",
    "2027-11-11 Remembrance Day",
    "2027-12-27 Christmas Day, observed",
    "2027-12-28 Boxing Day, observed",
  ],
};

const days: string[] = [];
for (let day = "2026-01-01"; day < "2028-01-01"; day = addDays(day, 1)) days.push(day);

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

describe.each(markets)("the working days of $scheme in 2026 and 2027", ({ scheme }) => {
  it("exclude exactly the published holidays and weekends", () => {
    const holidays = days.filter((day) => !isWeekend(day) && !isWorkingDay(day, scheme));
    expect(holidays).toEqual(published[scheme].map((line) => line.slice(0, 10)));
    expect(days.filter((day) => isWeekend(day) && isWorkingDay(day, scheme))).toEqual([]);
  });
});

test.each([
  ["bacs", "2022-12-26", "2022-12-27", "2022-12-28"],
  ["bacs", "2028-01-03", "2028-01-03", "2028-01-04"],
  ["pad", "2028-01-03", "2028-01-03", "2028-01-04"],
  ["pad", "2028-11-13", "2028-11-13", "2028-11-14"],
  ["ach", "2034-01-02", "2034-01-02", "2034-01-03"],
] as const)("%s closes from %s to %s where a holiday falls on a weekend", (scheme, first, last, open) => {
  expect([first, last, open].map((day) => isWorkingDay(day, scheme))).toEqual([false, false, true]);
});

describe("an answer within 24 hours", () => {
  const [uk, ca] = [market("uk"), market("ca")];
  it.each([
    ["in the night of a Saturday", uk, "2026-11-28T22:30:00Z", "2026-11-30T17:00:00Z"],
    ["on a Friday afternoon", uk, "2026-11-27T15:10:20Z", "2026-11-30T15:10:20Z"],
    ["on a working day before it opens", uk, "2026-11-30T07:00:00Z", "2026-11-30T17:00:00Z"],
    ["on a working day after it has closed", uk, "2026-11-30T18:00:00Z", "2026-12-01T17:00:00Z"],
    ["on Christmas Eve", uk, "2026-12-24T10:00:00Z", "2026-12-29T10:00:00Z"],
    ["on a summer day of Toronto", ca, "2026-06-30T19:00:00Z", "2026-07-02T19:00:00Z"],
  ])("lies in the market's office hours for who asked %s", (_, market, from, by) => {
    expect(followUpBy(new Date(from), market, "09:00-17:00")).toEqual(new Date(by));
  });

  it("is a day later round the clock", () => {
    expect(followUpBy(new Date("2026-11-28T22:30:00Z"), uk, "")).toEqual(new Date("2026-11-29T22:30:00Z"));
  });

  it("comes on a working day, in office hours, after the question", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
        (from) => {
          const by = followUpBy(from, uk, "09:00-17:00");
          expect(by.getTime()).toBeGreaterThan(from.getTime());
          expect(isWorkingDay(dateIn(uk.timeZone, by), uk.scheme)).toBe(true);
          const time = by.toLocaleTimeString("en-GB", { timeZone: uk.timeZone });
          expect(time >= "09:00:00" && time <= "17:00:00").toBe(true);
        },
      ),
    );
  });
});
