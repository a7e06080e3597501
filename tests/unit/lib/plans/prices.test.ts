import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markets } from "@/lib/markets";
import { type Currency, currencies } from "@/lib/markets/currencies";
import { editions } from "@/lib/markets/editions";
import { formatPrice, headline, inCurrency } from "@/lib/plans";

const anyCurrency = fc.constantFrom<Currency>(...markets.map(({ currency }) => currency));
const anyLocale = fc.constantFrom(...editions.map(({ locale }) => locale));
const anyPrice = fc.nat(10_000_000);

describe("a price in another currency", () => {
  it("is multiplied and rounded half up to the minor unit", () => {
    fc.assert(
      fc.property(anyPrice, anyCurrency, (pence, currency) => {
        const thousandths = BigInt(Math.round(currencies[currency].multiplier * 1000));
        const exact = (BigInt(pence) * thousandths * 2n + 1000n) / 2000n;
        return inCurrency(pence, currency) === Number(exact);
      }),
      { numRuns: 20_000 },
    );
  });

  it("is the same in pounds", () => {
    fc.assert(fc.property(anyPrice, (pence) => inCurrency(pence, "GBP") === pence));
  });
});

describe("a price as text", () => {
  it("has no decimals or two, and names the same amount", () => {
    fc.assert(
      fc.property(anyPrice, anyCurrency, anyLocale, (minor, currency, locale) => {
        const text = formatPrice(minor, { currency, locale });
        expect(text).toMatch(/^\p{Sc}\d{1,3}(,\d{3})*(\.\d{2})?$/u);
        expect(text).not.toMatch(/\.00$/);
        expect(Math.round(Number(text.replace(/[\p{Sc},]/gu, "")) * 100)).toBe(minor);
      }),
    );
  });

  it("has the currency's symbol alone, on the page of any market", () => {
    for (const { locale } of editions)
      for (const { currency } of markets)
        expect(formatPrice(123_456, { currency, locale })).toBe(`${currencies[currency].symbol}1,234.56`);
  });
});

describe("a headline", () => {
  it("is the nearest whole unit", () => {
    fc.assert(
      fc.property(anyPrice, (minor) => {
        expect(Number.isInteger(headline(minor))).toBe(true);
        expect(Math.abs(headline(minor) * 100 - minor)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
