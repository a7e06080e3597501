import { describe, expect, it, test } from "vitest";
import {
  isMarketCode,
  type MarketCode,
  marketCodes,
  marketFromCountry,
  marketOfCountry,
  markets,
} from "@/lib/markets";
import { currencies } from "@/lib/markets/currencies";
import { marketRules, regions } from "@/lib/markets/rules";
import { sampleBusinesses } from "@/lib/markets/samples";
import { tidyBusinessNumber } from "@/lib/sign-up/rules/business-number";
import { schemes } from "@/sandbox/gocardless/schemes";
import { sources } from "@/tests/support/sources";

describe("the table of markets", () => {
  test.each([
    ["uk", "UK", "GBP", "£", 1, "companies_house", ["xero", "quickbooks", "freeagent"], "A4"],
    ["us", "USA", "USD", "$", 1.3, "ein", ["quickbooks"], "LETTER"],
    ["ca", "Canada", "CAD", "$", 2, "bn", ["quickbooks"], "LETTER"],
  ] as const)(
    "%s has the spec's country, currency with symbol and multiplier, business number and software, and its paper",
    (code, country, currency, symbol, multiplier, businessNumber, software, paper) => {
      const market = markets.find((row) => row.code === code);
      expect(market).toMatchObject({ country, currency, businessNumber, software, paper });
      expect(currencies[currency]).toEqual({ symbol, multiplier });
    },
  );

  it("can be looked up by country", () => {
    for (const row of markets) expect(marketOfCountry(row.country)).toEqual(row);
    expect(markets.map(({ code }) => code)).toEqual(marketCodes);
  });

  it("has unique codes, countries and time zones", () => {
    for (const key of ["code", "country", "timeZone"] as const)
      expect(new Set(markets.map((row) => row[key])).size).toBe(markets.length);
  });
});

describe.each(markets)("the rules of $country", (market) => {
  const { businessNumber, postalCode } = marketRules(market.code);

  it("accept their own example of a business number", () => {
    const { pattern, example, normalise } = businessNumber;
    expect(example).toMatch(pattern);
    expect(normalise(example, example)).toBe(example);
  });

  it("read a number with its names and the words around it", () => {
    const { abbreviations, wordsAround, example } = businessNumber;
    for (const word of [...abbreviations.split("|"), ...wordsAround.split(" ")])
      expect(tidyBusinessNumber(`${word} no. ${example}`, market.code)).toBe(example);
  });

  it("fit the market's sample business", () => {
    const { number, address } = sampleBusinesses[market.code];
    expect(number).toMatch(businessNumber.pattern);
    expect(businessNumber.warning(number)).toBeNull();
    expect(address.postalCode).toMatch(postalCode);
    const codes = regions(market.code).map(({ code }) => code);
    expect(codes.length > 0 ? codes : [""]).toContain(address.region);
  });

  it("have expressions that keep nothing from one test to the next", () => {
    expect(postalCode.flags).not.toMatch(/[gy]/);
  });

  it("check a business number without flags, as PostgreSQL does", () => {
    expect(businessNumber.pattern.flags).toBe("");
  });
});

it("is taken at the provider's sandbox by its currency and scheme", () => {
  for (const { currency, scheme } of markets) expect(schemes[scheme].currency).toBe(currency);
});

it("is no condition outside the files of the markets", () => {
  const condition = new RegExp(`[!=]==? "(?:${marketCodes.join("|")})"`);
  const code = sources([
    "app",
    "components",
    "db",
    "desk",
    "early-script",
    "i18n",
    "lib",
    "scripts",
    "server",
  ]);
  expect(code.filter(({ text }) => condition.test(text)).map(({ file }) => file)).toEqual([]);
  expect('market.code === "uk"').toMatch(condition);
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
    ...["PR", "GU", "VI", "AS", "MP"].map((code) => [code, "us"]),
    ...["JE", "GG", "IM"].map((code) => [code, "uk"]),
  ])("%j is %s", (name, code) => expect(marketFromCountry(name)).toBe(code));

  test.each(["", "  ", "FR", "XX", "T1", "GB,US", "United Kingdom", "GBR", "constructor", null, undefined])(
    "%j is unknown",
    (name) => expect(marketFromCountry(name)).toBeNull(),
  );
});

describe("the code of a market", () => {
  it("matches codes exactly", () => {
    for (const segment of ["UK", "uk ", "fr", "", "toString", undefined])
      expect(isMarketCode(segment)).toBe(false);
    for (const code of marketCodes) expect(isMarketCode(code)).toBe(true);
  });
});

describe("states and provinces", () => {
  const counts = { uk: 0, us: 59, ca: 13 } satisfies Record<MarketCode, number>;

  test.each(marketCodes)("all have a code of their own in %s", (code) => {
    const all = regions(code);
    expect(all).toHaveLength(counts[code]);
    expect(new Set(all.map((region) => region.code)).size).toBe(counts[code]);
    expect(all.map((region) => `${region.code} ${region.name}`).join("|")).toBe(marketRules(code).regions);
    for (const region of all) expect(region.name).toMatch(/^\p{Lu}[\p{L} ]+$/u);
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
