import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markets } from "@/lib/markets";
import type { Currency } from "@/lib/markets/currencies";
import { order, type PlanType, plan, planTypes } from "@/lib/plans";
import {
  accountsNeedLargerPlan,
  documentsIn,
  exampleMonth,
  type Month,
  type MonthLine,
  monthLines,
  monthRanges,
  planForMonth,
  rangeOfMonth,
  rolloverCases,
  tierOfMonth,
  transactionsIn,
  unusedIn,
  whenRolloverPays,
} from "@/lib/plans/month";

const anyCurrency = fc.constantFrom<Currency>(...markets.map(({ currency }) => currency));

/** What the range inputs can be set to. */
const settings = (line: MonthLine) => {
  const { min, max, step } = monthRanges[line];
  return fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step);
};
const anyMonth: fc.Arbitrary<Month> = fc.record({
  documentsAWeek: settings("documentsAWeek"),
  bankLines: settings("bankLines"),
  accounts: settings("accounts"),
});
const monthOf = (bankLines: number, accounts = 2): Month => ({ documentsAWeek: 0, bankLines, accounts });

describe("a visitor's month", () => {
  it("adds 52 weeks of documents, divided by 12, to its bank lines", () => {
    expect(transactionsIn({ documentsAWeek: 12, bankLines: 140, accounts: 2 })).toBe(52 + 140);
    fc.assert(
      fc.property(anyMonth, (month) => {
        expect(documentsIn(month) * 12).toBe(month.documentsAWeek * 52);
        expect(transactionsIn(month)).toBe(documentsIn(month) + month.bankLines);
      }),
    );
  });

  it.each(planTypes)("of the example of %s fits that plan, and can be set", (type) => {
    const month = exampleMonth(type);
    expect(planForMonth(month)).toBe(type);
    expect(new Set(monthLines)).toEqual(new Set(Object.keys(monthRanges)));
    for (const line of monthLines) {
      const { min, max, step } = monthRanges[line];
      expect(month[line]).toBeLessThanOrEqual(max);
      expect((month[line] - min) % step).toBe(0);
    }
  });

  it.each([
    [250, 3, "starter", "starter"],
    [250, 4, "professional", "starter"],
    [251, 3, "professional", "professional"],
    [500, 5, "professional", "professional"],
    [256, 6, "multi_entity", "professional"],
    [100, 6, "multi_entity", "starter"],
    [501, 1, "multi_entity", "multi_entity"],
  ] as const)(
    "of %i transactions and %i accounts needs %s and is in the range of %s",
    (bankLines, accounts, type, range) => {
      const month = monthOf(bankLines, accounts);
      expect(planForMonth(month)).toBe(type);
      expect(rangeOfMonth(month)).toBe(range);
      expect(accountsNeedLargerPlan(month)).toBe(type !== range);
    },
  );

  it("fits into its plan or tier, beyond which its price is agreed by talking to us", () => {
    fc.assert(
      fc.property(anyMonth, anyCurrency, (month, currency) => {
        const { transactionLimit, accountLimit, isPAYG } = plan(planForMonth(month));
        const count = transactionsIn(month);
        const paid = isPAYG ? (tierOfMonth(month, currency)?.transactions ?? count) : transactionLimit;
        expect(count + unusedIn(month, currency)).toBe(paid);
        expect(unusedIn(month, currency)).toBeGreaterThanOrEqual(0);
        if (!isPAYG) expect(month.accounts).toBeLessThanOrEqual(accountLimit);
      }),
    );
  });
});

describe("rollover", () => {
  it.each([
    ["starter", "GBP", { reached: 308, months: 3, busyPlan: "professional", extra: 300_00, yearly: 240_00 }],
    ["professional", "GBP", { reached: 616, months: 1, busyPlan: "multi_entity", extra: 0, yearly: 600_00 }],
    ["starter", "USD", { reached: 308, months: 3, busyPlan: "professional", extra: 390_00, yearly: 312_00 }],
    ["multi_entity", "GBP", null],
  ] as const)("for the example of %s in %s pays when %j", (type, currency, pays) => {
    expect(whenRolloverPays(exampleMonth(type), currency)).toEqual(pays);
  });

  it("is worth it from the first number of months that cost more than a year of it", () => {
    fc.assert(
      fc.property(anyMonth, anyCurrency, (month, currency) => {
        const pays = whenRolloverPays(month, currency);
        if (!pays) return;
        const { months, busyPlan, extra, yearly, reached } = pays;
        expect(rolloverCases(planForMonth(month), currency)).toContainEqual({ months, busyPlan });
        const limit = plan(planForMonth(month)).transactionLimit;
        expect(reached - limit).toBe(unusedIn(month, currency));
        expect((12 - months) * unusedIn(month, currency)).toBeGreaterThanOrEqual(months * (reached - limit));
        expect(busyPlan).toBe(planForMonth(monthOf(reached, month.accounts)));
        if (plan(busyPlan).isPAYG) return;
        expect(extra).toBeGreaterThan(yearly);
        expect((extra / months) * (months - 1)).toBeLessThanOrEqual(yearly);
        const priceOf = (type: PlanType) => order(type, false, currency).total;
        expect(priceOf(busyPlan) - priceOf(planForMonth(month))).toBe(extra / months);
      }),
    );
  });
});

describe("the tier that is agreed by talking to us", () => {
  it.each([
    [500, 1, false],
    [501, 5, true],
    [501, 6, false],
    [750, 1, true],
    [751, 1, false],
  ])("for a month of %i transactions and %i accounts: %s", (bankLines, accounts, is) => {
    expect(tierOfMonth(monthOf(bankLines, accounts), "GBP") !== null).toBe(is);
  });
});
