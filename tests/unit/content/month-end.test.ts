import Holidays from "date-holidays";
import { expect, it } from "vitest";
import { claims } from "@/lib/content/claims";
import { closing, closingDay, exampleMonth, firstDay } from "@/lib/content/month-end";
import { markets } from "@/lib/markets";

it("delivers the example month on Tuesday 10 November 2026", () => {
  expect(firstDay(exampleMonth)).toBe("2026-10-01");
  expect(closingDay(exampleMonth, claims.workingDay)).toBe("2026-11-10");
});

it("counts every day but weekends and holidays", () => {
  const days = closing({ year: 2026, month: 12 }, 3, new Set(["2027-01-01", "2027-01-04"]));
  expect(days.map(({ date, workingDay }) => `${date.slice(5)}:${workingDay}`)).toEqual([
    "01-01:null",
    "01-02:null",
    "01-03:null",
    "01-04:null",
    "01-05:1",
    "01-06:2",
    "01-07:3",
  ]);
});

it.each(markets)("has no public holiday of $code in the drawn days", ({ iso }) => {
  const holidays = new Holidays(iso);
  const drawn = closing(exampleMonth, claims.workingDay).map(({ date }) => date);
  const found = drawn.filter((date) => {
    const held = holidays.isHoliday(new Date(`${date}T12:00:00Z`));
    return held ? held.some(({ type }) => type === "public" || type === "bank") : false;
  });
  expect(found).toEqual([]);
});
