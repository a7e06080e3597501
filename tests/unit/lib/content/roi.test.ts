import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  account,
  example,
  exampleInputs,
  keptSoftwareMonthly,
  maxInputs,
  presets,
  readInputs,
} from "@/lib/content/roi";
import { editions } from "@/lib/markets/editions";
import { formatPrice, headline, yearlyCost } from "@/lib/plans";

describe("the example of a year", () => {
  it("has the specified figures in the UK", () => {
    expect(example).toMatchObject({ revenue: 500_000, workingHours: 1_760, bookkeepingHours: 48 });
    expect(exampleInputs).toEqual({ hours: 4, minutes: 30, hourValue: 284.09, yearlyFees: 400 });
    expect(account(exampleInputs, "GBP")).toEqual({
      hoursAYear: 48,
      hoursWithService: 6,
      hoursBack: 42,
      time: 13_636,
      yearlyFees: 400,
      today: 14_036,
      plan: 1_788,
      kept: 300,
      withService: 2_088,
      total: 3_793,
      saving: 10_243,
    });
  });

  it.each(editions)("adds up in $code, with the market's price", ({ currency }) => {
    const sums = account(exampleInputs, currency);
    expect(sums.plan).toBe(headline(yearlyCost("starter", currency)));
    expect(sums.today).toBe(14_036);
    expect(sums.withService).toBe(sums.plan + sums.kept);
  });
});

it.each([
  ["GBP", "£25"],
  ["USD", "$25"],
  ["CAD", "$25"],
] as const)(
  "the software that is kept costs no more in %s than what is paid today: %s a month",
  (currency, month) => {
    const { kept, yearlyFees } = account(exampleInputs, currency);
    expect(kept).toBeLessThanOrEqual(yearlyFees);
    expect(formatPrice(keptSoftwareMonthly, { currency, locale: "en-GB" })).toBe(month);
  },
);

it.each([
  ["GBP", 8],
  ["USD", 40],
  ["CAD", 116],
] as const)("opens with hours that come back and cost a little more in %s: %i a year", (currency, more) => {
  expect(account(presets(currency), currency)).toMatchObject({ hoursBack: 42, saving: -more });
});

it("adds up for any figures, in whole units", () => {
  const figure = (max: number) => fc.double({ min: 0, max, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        hours: figure(maxInputs.hours),
        minutes: figure(44_640),
        hourValue: figure(maxInputs.hourValue),
        yearlyFees: figure(10_000_000),
      }),
      (inputs) => {
        const sums = account(inputs, "CAD");
        expect(sums.time + sums.yearlyFees).toBe(sums.today);
        expect(sums.plan + sums.kept).toBe(sums.withService);
        expect(sums.total).toBeGreaterThanOrEqual(sums.withService);
        expect(sums.today - sums.total).toBe(sums.saving);
        expect(Number.isInteger(sums.saving)).toBe(true);
      },
    ),
  );
});

it("costs more than today when little time and money are spent", () => {
  expect(account({ hours: 1, minutes: 15, hourValue: 20, yearlyFees: 0 }, "GBP").saving).toBe(
    240 - 2_088 - 60,
  );
});

describe("the calculator's form", () => {
  const read = (typed: Partial<Record<string, string>>) =>
    readInputs(new Map(Object.entries({ hours: "4", hourValue: "40", ...typed })));

  it("is read back as it was typed", () => {
    const figure = fc.integer({ min: 0, max: maxInputs.hours });
    fc.assert(
      fc.property(figure, figure, (hours, hourValue) => {
        expect(read({ hours: ` ${hours}`, hourValue: `${hourValue}` })).toEqual({
          inputs: { hours, hourValue },
        });
      }),
    );
  });

  it.each([
    ["", "missing"],
    ["-5", "missing"],
    ["many", "missing"],
    ["745", "tooHigh"],
    ["Infinity", "tooHigh"],
  ])("does not take '%s' for hours a month: %s", (hours, problem) => {
    expect(read({ hours })).toEqual({ inputs: null, problems: { hours: problem } });
  });

  it("names every field that has a problem", () => {
    expect(read({ hours: "", hourValue: "1e9" })).toEqual({
      inputs: null,
      problems: { hours: "missing", hourValue: "tooHigh" },
    });
  });
});
