import { expect, test } from "vitest";
import { cashByWeek, cashExample } from "@/lib/content/cash";

const { openingCash, invoicesDue, billsDue, taxReserve } = cashExample;

test("the forecast ends with today's cash plus receivables minus payables", () => {
  expect(cashByWeek().at(-1)?.cash).toBe(openingCash + invoicesDue - billsDue - taxReserve);
});

test("has one lowest week, and never runs dry", () => {
  const [lowest, ...others] = cashByWeek().filter((end) => end.lowest);
  expect(others).toEqual([]);
  expect(lowest?.cash).toBe(Math.min(...cashByWeek().map(({ cash }) => cash)));
  expect(lowest?.cash).toBeGreaterThan(0);
});
