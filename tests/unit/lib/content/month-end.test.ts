import { expect, it } from "vitest";
import { claims } from "@/lib/content/claims";
import { closing, closingDay, exampleMonth, firstBooks, firstDay, monthEnds } from "@/lib/content/month-end";
import { dateIn } from "@/lib/dates";
import { market, markets } from "@/lib/markets";

it.each(markets)("delivers the example month on Tuesday 10 November 2026 in $code", (here) => {
  expect(firstDay(exampleMonth)).toBe("2026-10-01");
  expect(closingDay(exampleMonth, claims.workingDay, here)).toBe("2026-11-10");
});

it("counts every day except weekends and bank holidays", () => {
  const december = { year: 2026, month: 12 };
  const told = (code: "uk" | "us", month: { year: number; month: number }) =>
    closing(month, 3, market(code)).map(({ date, workingDay }) => `${date.slice(5)}:${workingDay}`);
  expect(told("uk", december)).toEqual([
    "01-01:null",
    "01-02:null",
    "01-03:null",
    "01-04:1",
    "01-05:2",
    "01-06:3",
  ]);
  expect(told("us", { year: 2026, month: 6 })).toEqual(["07-01:1", "07-02:2", "07-03:3"]);
});

it.each([
  ["uk", "2026-11-21", "2026-11-01", "2026-12-09"],
  ["us", "2026-06-30", "2026-06-01", "2026-07-09"],
  ["ca", "2026-12-31", "2026-12-01", "2027-01-12"],
] as const)("delivers a customer's first books in %s who signed up on %s", (code, on, month, deliveredOn) => {
  expect(firstBooks(on, market(code))).toEqual({ month, deliveredOn });
});

it.each(markets)(
  "names the month of today and the eleven after it in $code, each until it ends there",
  (here) => {
    const now = new Date("2026-11-30T12:00:00Z");
    const ends = monthEnds(now, here);
    expect(ends.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, after) => firstDay({ year: 2026, month: 11 + after })),
    );
    for (const { month, endsAt, workingDays } of ends) {
      const last = new Date(endsAt.getTime() - 1);
      expect(workingDays).toHaveLength(claims.workingDay);
      expect(firstBooks(dateIn(here.timeZone, last), here)).toEqual({
        month,
        deliveredOn: workingDays.at(-1),
      });
      expect(dateIn(here.timeZone, endsAt).slice(8)).toBe("01");
      expect(monthEnds(last, here)[0]?.month).toBe(month);
      expect(monthEnds(endsAt, here)[0]?.month).not.toBe(month);
    }
  },
);
