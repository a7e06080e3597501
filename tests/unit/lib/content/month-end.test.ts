import { expect, it } from "vitest";
import { claims } from "@/lib/content/claims";
import { closing, closingDay, firstBooks, firstDay, monthEnds, sampleMonth } from "@/lib/content/month-end";
import { dateIn } from "@/lib/dates";
import { market, markets } from "@/lib/markets";

it.each(markets)("delivers the example month on Tuesday 10 November 2026 in $code", (here) => {
  expect(firstDay(sampleMonth)).toBe("2026-10-01");
  expect(closingDay(sampleMonth, claims.workingDay, here)).toBe("2026-11-10");
});

it("counts every day except weekends and bank holidays", () => {
  const december = { year: 2026, month: 12 };
  expect(closing(december, 3, market("uk"))).toEqual(["2027-01-04", "2027-01-05", "2027-01-06"]);
  expect(closing({ year: 2026, month: 6 }, 3, market("us"))).toEqual([
    "2026-07-01",
    "2026-07-02",
    "2026-07-03",
  ]);
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
