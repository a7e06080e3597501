import type { Currency } from "./currencies";

/** A country that is served, for pages and prices. What only a sign-up needs is in `MarketRules`, which pages do not load. */
export type MarketRow = {
  readonly country: string; // Stored in submissions, like `currency`: both must keep their values (spec section 3)
  readonly iso: string;
  readonly names: readonly string[]; // In capitals, as headers and answers have them
  readonly territories: readonly string[]; // Codes of what belongs to the country, as headers and answers have them
  readonly currency: Currency;
  readonly flag: string; // A symbol of `components/ui/sprite.svg`
  readonly timeZone: string;
  readonly cities: string; // Of time zones that mean this market, separated by `|` for a regular expression
  readonly scheme: string; // The debit scheme, which another market may use too
  readonly businessNumber: string;
  readonly software: readonly string[];
  readonly integrations: string; // The region of `lib/content/integrations.ts`, which another market may share
  readonly paper: "A4" | "LETTER";
};

/** What a sign-up of the market checks, warns about and recognises. */
export type MarketRules = {
  readonly businessNumber: BusinessNumberRule;
  readonly postalCode: RegExp; // Used to warn and to recognise, never to reject
  readonly regions: string; // Codes without spaces, and English names, of those that an address must have, separated by `|`
  readonly addressNames: readonly string[]; // Of the country in a pasted address, in capitals, besides `names`
  /**
   * What follows a town in a pasted address and is left out, separated by `|` for a regular expression. Where a region is a county, the
   * word before its name, as `Co`.
   */
  readonly counties: string;
  readonly mailDomains: string; // Of providers there, separated by spaces: one that differs by a slip is suggested
  readonly phoneExample: string; // Valid for libphonenumber, or known to `isReservedForFiction`
};

/** The hard rule of spec section 5. */
type BusinessNumberRule = {
  readonly pattern: RegExp; // Its source is also a check in PostgreSQL: no flags, no `\p`
  readonly example: string;
  readonly abbreviations: string; // That may touch a pasted number, separated by `|` for a regular expression
  readonly wordsAround: string; // That may stand around a pasted number too, in small letters, separated by spaces
  readonly personal: RegExp | null; // The shape of a person's number, or what it is called there
  readonly isNumeric: boolean; // Whether a phone shows digits for it
  /** The number as it is stored. `number` is what was pasted, without the words around it. */
  readonly normalise: (number: string, pasted: string) => string;
  /** What is odd about a number, which need not match the pattern. The kind is a key of `warning` in `validation.json`. */
  readonly warning: (number: string) => { readonly kind: string; readonly suggestion: string | null } | null;
};

/** An invented business, for samples of mails and for tests: a number without a warning, and an address of the market. */
export type SampleBusiness = {
  readonly number: string;
  readonly address: {
    readonly addressLine1: string;
    readonly locality: string;
    readonly region: string; // The code of one, where an address must have it
    readonly postalCode: string;
  };
};
