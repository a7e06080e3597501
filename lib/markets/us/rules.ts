import type { MarketRules } from "@/lib/markets/market";

const wellFormed = /^\d{2}-?\d{7}$/;

/** The shape of a Social Security Number. */
const personal = /\b\d{3}[ ./-]+\d{2}[ ./-]+\d{4}\b/;

export const usRules = {
  businessNumber: {
    pattern: wellFormed,
    example: "12-3456789",
    abbreviations: "ein|fein|tin",
    wordsAround: "federal employer identification",
    personal,
    isNumeric: true,
    normalise: (number) => {
      const compact = number.replace(/\s+/g, "");
      return wellFormed.test(compact) ? compact : compact.replace(/^(\d\d)[./-]+(\d{7})$/, "$1-$2");
    },
    warning: (number) => {
      if (personal.test(number)) return { kind: "socialSecurity", suggestion: null } as const;
      const isOdd = wellFormed.test(number) && !hasIssuedEinPrefix(number);
      return isOdd ? ({ kind: "einPrefix", suggestion: null } as const) : null;
    },
  },
  postalCode: /^\d{5}([ -]?\d{4})?$/,
  // States, territories and posts of the armed forces, which the payment provider requires in an address.
  regions:
    "AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI US Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming",
  addressNames: ["UNITED STATES", "UNITED STATES OF AMERICA"],
  counties: ".{1,40} (?:County|Parish|Borough)",
  mailDomains: "comcast.net verizon.net att.net sbcglobal.net bellsouth.net",
  phoneExample: "(212) 555-0123",
} satisfies MarketRules;

/** Prefixes of Employer Identification Numbers that the IRS does not issue (irs.gov, 'Valid EIN prefixes'). */
const unissuedEinPrefixes = "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" ");

/** Whether the IRS issues numbers with the prefix of this well-formed EIN. */
export function hasIssuedEinPrefix(ein: string): boolean {
  return !unissuedEinPrefixes.includes(ein.slice(0, 2));
}
