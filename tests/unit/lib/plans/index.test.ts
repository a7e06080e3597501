import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Currency } from "@/lib/markets";
import { editions } from "@/lib/markets/editions";
import {
  advertisedRange,
  allowanceAfterRollover,
  fixedPlans,
  formatHeadline,
  formatPrice,
  headline,
  offersRollover,
  order,
  type PlanType,
  plan,
  planFor,
  plans,
  planTypes,
  pricePerTransaction,
  pricePerTransactionWhenFull,
  tiers,
  workedRollover,
  yearlyCost,
} from "@/lib/plans";

const currencies = editions.map(({ currency }) => currency);
const anyCurrency = fc.constantFrom<Currency>(...currencies);
const anyPlan = fc.constantFrom(...planTypes);

const inEnglish = (currency: Currency) => ({ currency, locale: "en-GB" }) as const;

describe("the plan table of the spec", () => {
  test.each([
    ["starter", "Jack 250", "£149", "£20", 250, 3],
    ["professional", "Jack 500", "£249", "£50", 500, 5],
    ["multi_entity", "Jack Portfolio", "£450", null, 300, null],
  ] as const)("%s", (type, name, price, rollover, transactionLimit, accountLimit) => {
    const sold = plan(type);
    expect(sold).toMatchObject({ name, transactionLimit, accountLimit });
    expect(formatPrice(order(type, false, "GBP").total, inEnglish("GBP"))).toBe(price);
    expect(sold.rolloverPrice === null ? null : formatPrice(sold.rolloverPrice, inEnglish("GBP"))).toBe(
      rollover,
    );
  });
});

describe("the figures of the specification", () => {
  test.each([
    ["GBP", "£149", "£149", "£1.50"],
    ["USD", "$193.70", "$194", "$1.95"],
    ["CAD", "$298", "$298", "$3"],
  ] as const)("in %s: %s exactly, %s as a headline, %s per transaction", (currency, exact, big, each) => {
    const { total } = order("starter", false, currency);
    expect(formatPrice(total, inEnglish(currency))).toBe(exact);
    expect(formatHeadline(headline(total), inEnglish(currency))).toBe(big);
    expect(formatPrice(pricePerTransaction(currency), inEnglish(currency))).toBe(each);
  });

  test.each([
    ["GBP", 149, 399],
    ["USD", 194, 519],
    ["CAD", 298, 798],
  ] as const)("the advertised range in %s is %i to %i", (currency, from, to) => {
    expect(advertisedRange(currency)).toEqual({ from, to });
  });

  it("no plan that is sold here is outside of the advertised range", () => {
    for (const currency of currencies) {
      const { from, to } = advertisedRange(currency);
      for (const { type } of fixedPlans)
        for (const rollover of [false, true]) {
          const price = headline(order(type, rollover, currency).total);
          expect(price, type).toBeGreaterThanOrEqual(from);
          expect(price, type).toBeLessThanOrEqual(to);
        }
    }
  });

  test.each([
    ["GBP", ["£99", "£149", "£249", "£349"]],
    ["USD", ["$128.70", "$193.70", "$323.70", "$453.70"]],
    ["CAD", ["$198", "$298", "$498", "$698"]],
  ] as const)("the tier list in %s is %j", (currency, prices) => {
    expect(tiers(currency).map(({ price }) => formatPrice(price, inEnglish(currency)))).toEqual(prices);
    expect(tiers(currency).map(({ transactions }) => transactions)).toEqual([150, 250, 500, 750]);
  });

  test.each([
    ["GBP", [60, 50, 150]],
    ["USD", [77, 65, 195]],
    ["CAD", [119, 100, 300]],
  ] as const)("a transaction in %s costs %j if all are used", (currency, prices) => {
    expect(planTypes.map((type) => pricePerTransactionWhenFull(type, currency))).toEqual(prices);
  });

  test.each([
    ["GBP", [68, 60, 150]],
    ["USD", [88, 78, 195]],
    ["CAD", [135, 120, 300]],
  ] as const)(
    "a transaction in %s costs %j with rollover, which the pay-as-you-go plan has not",
    (currency, prices) => {
      const price = (type: PlanType) => pricePerTransactionWhenFull(type, currency, { hasRollover: true });
      expect(planTypes.map(price)).toEqual(prices);
    },
  );

  it("the popular plan is the one whose transactions cost least, as the page says", () => {
    for (const currency of currencies) {
      const cost = ({ type }: { type: (typeof planTypes)[number] }) =>
        pricePerTransactionWhenFull(type, currency);
      const [cheapest] = plans.toSorted((a, b) => cost(a) - cost(b));
      expect(cheapest?.popular).toBe(true);
    }
  });

  it("100 of 250 used leaves 150, and 400 next month", () => {
    expect(workedRollover()).toEqual({ limit: 250, used: 100, carried: 150, next: 400 });
  });

  it("a year of Jack 250 is £1,788", () => {
    expect(formatPrice(yearlyCost("starter", "GBP"), inEnglish("GBP"))).toBe("£1,788");
  });
});

describe("the price of a number of transactions", () => {
  const anyCount = fc.integer({ min: 1, max: 100_000 });

  it("is that of the smallest plan that includes them", () => {
    fc.assert(
      fc.property(anyCount, (count) => {
        const { type, isPAYG } = plan(planFor(count));
        const including = plans.filter((p) => !p.isPAYG && p.transactionLimit >= count);
        expect(isPAYG).toBe(including.length === 0);
        if (!isPAYG) expect(type).toBe(including.toSorted((a, b) => a.basePrice - b.basePrice)[0]?.type);
      }),
    );
  });
});

describe("rollover", () => {
  it("switched on and off again restores price and plan", () => {
    fc.assert(
      fc.property(anyPlan, anyCurrency, (type, currency) => {
        const before = order(type, false, currency);
        const on = order(before.planType, true, currency);
        expect(order(on.planType, false, currency)).toEqual(before);
        if (on.hasRollover) expect(on.total - on.rolloverPrice).toBe(before.total);
      }),
    );
  });

  it("is never on for Portfolio", () => {
    fc.assert(
      fc.property(fc.boolean(), anyCurrency, (wanted, currency) => {
        const { hasRollover, rolloverPrice, total, basePrice } = order("multi_entity", wanted, currency);
        expect({ hasRollover, rolloverPrice, total }).toEqual({
          hasRollover: false,
          rolloverPrice: 0,
          total: basePrice,
        });
      }),
    );
    expect(planTypes.filter(offersRollover)).toEqual(["starter", "professional"]);
  });

  it("never reduces next month, and carries over at most one month", () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(5_000), (type, used) => {
        const { transactionLimit } = plan(type);
        const next = allowanceAfterRollover(type, used);
        expect(next).toBeGreaterThanOrEqual(transactionLimit);
        expect(next).toBeLessThanOrEqual(2 * transactionLimit);
        expect(next - transactionLimit).toBe(Math.max(0, transactionLimit - used));
      }),
    );
  });
});
