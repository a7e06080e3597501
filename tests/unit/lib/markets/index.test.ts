import { describe, expect, it, test } from "vitest";
import {
  isMarketCode,
  market,
  marketCodes,
  marketFromCountry,
  marketFromPath,
  marketOfCountry,
  marketOfCurrency,
  markets,
} from "@/lib/markets";
import { regions } from "@/lib/markets/regions";

describe("the table of markets", () => {
  test.each([
    ["uk", "UK", "GBP", "£", 1, "en-GB", "en_GB", "companies_house", ["xero", "quickbooks", "freeagent"]],
    ["us", "USA", "USD", "$", 1.3, "en-US", "en_US", "ein", ["quickbooks"]],
    ["ca", "Canada", "CAD", "$", 2, "en-CA", "en_CA", "bn", ["quickbooks"]],
  ] as const)(
    "%s has the spec's country, currency, symbol, multiplier, locales, business number and software",
    (code, country, currency, symbol, multiplier, locale, openGraphLocale, businessNumber, software) => {
      expect(market(code)).toMatchObject({
        ...{ code, country, currency, symbol, multiplier, locale, openGraphLocale, businessNumber, software },
      });
    },
  );

  it("can be looked up by currency and by country", () => {
    for (const row of markets) {
      expect(marketOfCurrency(row.currency)).toEqual(row);
      expect(marketOfCountry(row.country)).toEqual(row);
    }
    expect(markets.map(({ code }) => code)).toEqual(marketCodes);
  });

  it("has unique codes, countries, currencies, locales and time zones", () => {
    for (const key of ["code", "country", "currency", "locale", "timeZone", "scheme"] as const)
      expect(new Set(markets.map((row) => row[key])).size).toBe(3);
  });
});

describe("the market of a country", () => {
  test.each([
    ["GB", "uk"],
    ["UK", "uk"],
    ["US", "us"],
    ["USA", "us"],
    ["CA", "ca"],
    ["Canada", "ca"],
    [" gb\t", "uk"],
    ["canada", "ca"],
  ])("%j is %s", (name, code) => expect(marketFromCountry(name)).toBe(code));

  test.each(["", "  ", "FR", "XX", "T1", "GB,US", "United Kingdom", "GBR", "constructor", null, undefined])(
    "%j is unknown",
    (name) => expect(marketFromCountry(name)).toBeNull(),
  );
});

describe("the market of a path", () => {
  test.each([
    ["/us", "us"],
    ["/us/banks", "us"],
    ["/ca", "ca"],
    ["/ca/get-started/plan", "ca"],
    ["/uk", "uk"],
    ["/", "uk"],
    ["", "uk"],
    ["/privacy", "uk"],
    ["/usa", "uk"],
    ["/US", "uk"],
    ["/banks/us", "uk"],
  ])("%s is %s", (path, code) => expect(marketFromPath(path)).toBe(code));

  it("matches codes exactly", () => {
    for (const segment of ["UK", "uk ", "fr", "", "toString", undefined])
      expect(isMarketCode(segment)).toBe(false);
    for (const code of marketCodes) expect(isMarketCode(code)).toBe(true);
  });
});

describe("states and provinces", () => {
  test.each([
    ["uk", 0],
    ["us", 59],
    ["ca", 13],
  ] as const)("%s has %i, each with a postal code of its own", (code, count) => {
    const all = regions(code);
    expect(all).toHaveLength(count);
    expect(new Set(all.map((region) => region.code)).size).toBe(count);
    for (const region of all) expect(`${region.code} ${region.name}`).toMatch(/^[A-Z]{2} [A-Z][A-Za-z ]+$/);
  });

  it("has every state and territory of the US, and the posts of its armed forces", () => {
    const codes = regions("us").map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining("AA AE AP AS DC GU MP PR VI".split(" ")));
  });

  it("writes Washington and Québec like the postal services", () => {
    expect(regions("us")).toContainEqual({ code: "DC", name: "District of Columbia" });
    expect(regions("ca")).toContainEqual({ code: "QC", name: "Quebec" });
  });
});
