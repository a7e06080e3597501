/**
 * The three markets: one row each, and everything that differs between them.
 * Codes are the address prefixes. `country` and `currency` are the values that the firm's records use.
 * Multipliers turn a price in pounds into the market's currency (spec section 3, currency table).
 */
export const marketTable = {
  uk: {
    country: "UK",
    iso: "GB",
    names: ["GB", "UK"],
    currency: "GBP",
    symbol: "£",
    multiplier: 1,
    locale: "en-GB",
    openGraphLocale: "en_GB",
    flag: "gb",
    timeZone: "Europe/London",
    scheme: "bacs",
    businessNumber: "companies_house",
    software: ["xero", "quickbooks", "freeagent"],
  },
  us: {
    country: "USA",
    iso: "US",
    names: ["US", "USA"],
    currency: "USD",
    symbol: "$",
    multiplier: 1.3,
    locale: "en-US",
    openGraphLocale: "en_US",
    flag: "us",
    timeZone: "America/New_York",
    scheme: "ach",
    businessNumber: "ein",
    software: ["quickbooks"],
  },
  ca: {
    country: "Canada",
    iso: "CA",
    names: ["CA", "CANADA"],
    currency: "CAD",
    symbol: "$",
    multiplier: 2,
    locale: "en-CA",
    openGraphLocale: "en_CA",
    flag: "ca",
    timeZone: "America/Toronto",
    scheme: "pad",
    businessNumber: "bn",
    software: ["quickbooks"],
  },
} as const;
