import type { MarketCode } from ".";

/**
 * An edition is a market in a language (docs/decisions/0262). Its code is the first segment of its addresses. The first
 * edition of a market in this table is its main one.
 */
export const editionTable = {
  uk: { market: "uk", locale: "en-GB" },
  us: { market: "us", locale: "en-US" },
  ca: { market: "ca", locale: "en-CA" },
  "ca-fr": { market: "ca", locale: "fr-CA" },
} as const satisfies Record<string, { market: MarketCode; locale: string }>;
