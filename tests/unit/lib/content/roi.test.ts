import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { account, example, readInputs } from "@/lib/content/roi";
import { markets } from "@/lib/markets";
import { headline, yearlyCost } from "@/lib/plans";

describe("the example of a year", () => {
  it("has the specified figures in the UK", () => {
    expect(example).toEqual({ revenue: 500_000, workingHours: 1_760, bookkeepingHours: 48 });
    const { alone, plan, withService, saving } = account(example, "GBP");
    expect({ alone, plan, withService, saving }).toEqual({
      alone: 14_036,
      plan: 1_788,
      withService: 2_088,
      saving: 11_948,
    });
  });

  it.each(markets)("adds up in $code, with the market's price", ({ currency }) => {
    const sums = account(example, currency);
    expect(sums.time + sums.otherCosts.alone).toBe(sums.alone);
    expect(sums.plan + sums.otherCosts.withService).toBe(sums.withService);
    expect(sums.alone - sums.withService).toBe(sums.saving);
    expect(sums.plan).toBe(headline(yearlyCost("starter", currency)));
    expect(sums.alone).toBe(14_036);
  });
});

describe("the calculator's form", () => {
  const form = (figures: Record<string, string>) => {
    const data = new FormData();
    for (const [name, figure] of Object.entries(figures)) data.set(name, figure);
    return data;
  };

  it("is read back as it was typed", () => {
    const figure = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(figure, figure, figure, (revenue, workingHours, bookkeepingHours) => {
        const typed = { revenue, workingHours, bookkeepingHours };
        const text = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]));
        const taken = bookkeepingHours <= workingHours;
        expect(readInputs(form(text))).toMatchObject({ inputs: taken ? typed : null });
      }),
    );
  });

  it.each([
    ["", "tooLow"],
    ["0", "tooLow"],
    ["-5", "tooLow"],
    ["many", "tooLow"],
    ["1e12", "tooHigh"],
    ["Infinity", "tooHigh"],
  ])("does not take '%s' for working hours: %s", (workingHours, problem) => {
    expect(readInputs(form({ revenue: "500000", workingHours, bookkeepingHours: "48" }))).toEqual({
      inputs: null,
      problems: { workingHours: problem },
    });
  });

  it("accepts at most the working hours as hours of bookkeeping", () => {
    const typed = (bookkeepingHours: string) =>
      readInputs(form({ revenue: "500000", workingHours: "1760", bookkeepingHours }));
    expect(typed("1760.5")).toEqual({ inputs: null, problems: { bookkeepingHours: "tooMany" } });
    expect(typed("1760")).toMatchObject({ inputs: { bookkeepingHours: 1760 } });
  });
});
