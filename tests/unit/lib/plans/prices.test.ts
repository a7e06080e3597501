import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markets } from "@/lib/markets";
import { type Currency, currencies } from "@/lib/markets/currencies";
import { editions, type Language, languageOf } from "@/lib/markets/editions";
import { formatPrice, headline, inCurrency } from "@/lib/plans";

const anyCurrency = fc.constantFrom<Currency>(...markets.map(({ currency }) => currency));
const anyEdition = fc.constantFrom(...editions);
const anyPrice = fc.nat(10_000_000);

type ByLanguage = Record<Language, unknown>;

const priceOf = {
  en: /^\p{Sc}\d{1,3}(,\d{3})*(\.\d{2})?$/u,
  fr: /^\d{1,3}(\u00a0\d{3})*(,\d{2})?\u00a0\p{Sc}$/u,
} satisfies ByLanguage;

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
      fc.property(anyPrice, anyCurrency, anyEdition, (minor, currency, edition) => {
        const text = formatPrice(minor, { currency, locale: edition.locale });
        expect(text).toMatch(priceOf[languageOf(edition)]);
        expect(text).not.toMatch(/[.,]00(?!\d)/);
        const amount = text.replace(/(?<=\d)[,\u00a0](?=\d{3})|[\p{Sc}\u00a0]/gu, "").replace(",", ".");
        expect(Math.round(Number(amount) * 100)).toBe(minor);
      }),
    );
  });

  it("has the currency's symbol alone, on the page of any market", () => {
    for (const edition of editions)
      for (const { currency } of markets) {
        const { symbol } = currencies[currency];
        const price = { en: `${symbol}1,234.56`, fr: `1\u00a0234,56\u00a0${symbol}` } satisfies ByLanguage;
        expect(formatPrice(123_456, { currency, locale: edition.locale })).toBe(price[languageOf(edition)]);
      }
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
