import type { MarketRules } from "@/lib/markets/market";

const wellFormed = /^\d{9}$/;

export const caRules = {
  businessNumber: {
    pattern: wellFormed,
    example: "123456789",
    abbreviations: "bn|ne|gst|hst|tps|tvh",
    wordsAround: "cra account numéro numero entreprise d de",
    personal: null, // A Social Insurance Number has the shape of a Business Number
    isNumeric: true,
    normalise: (number) => {
      // A program account (123456782 RT0001) becomes its Business Number.
      const compact = number.replace(/[\s./-]+/g, "");
      return /^(\d{9})[A-Z]{2}\d{4}$/i.exec(compact)?.[1] ?? compact;
    },
    warning: (number) =>
      wellFormed.test(number) && !hasValidBnCheckDigit(number)
        ? ({ kind: "bnCheckDigit", suggestion: null } as const)
        : null,
  },
  postalCode: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
  // Provinces, which the payment provider requires in an address.
  regions:
    "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon",
  addressNames: [],
  counties:
    ".{1,40} (?:County|Region|District)|(?:County|District|Regional Municipality) of .{1,40}|(?:MRC|Comté) .{1,40}",
  mailDomains: "yahoo.ca hotmail.ca live.ca shaw.ca rogers.com sympatico.ca bell.net telus.net",
  phoneExample: "(416) 555-0123",
} satisfies MarketRules;

/** Whether the last digit of this well-formed Business Number fits the others, by the Luhn formula. */
export function hasValidBnCheckDigit(bn: string): boolean {
  const sum = [...bn].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
