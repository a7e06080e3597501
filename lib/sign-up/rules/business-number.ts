import { type BusinessNumberType, type MarketCode, market } from "@/lib/markets";
import { tidyIdentifier, withoutTail } from "./text";

/** The hard rules of spec section 5, with the example that each placeholder shows. */
const rules = {
  companies_house: { pattern: /^[0-9A-Za-z]{8}$/, example: "12345678" },
  ein: { pattern: /^\d{2}-?\d{7}$/, example: "12-3456789" },
  bn: { pattern: /^\d{9}$/, example: "123456789" },
} as const satisfies Record<BusinessNumberType, { pattern: RegExp; example: string }>;

export function businessNumberRule(code: MarketCode) {
  const type = market(code).businessNumber;
  return { type, ...rules[type] };
}

/**
 * A pasted number without separators, the words around it ('Company No. 09123457.', 'EIN: 12-3456789') and typographic variants.
 * A UK number is in capitals; a Canadian program account (123456782 RT0001) becomes its Business Number.
 */
export function tidyBusinessNumber(text: string, code: MarketCode): string {
  return tidied[market(code).businessNumber](tidyIdentifier(text));
}

const tidied: Record<BusinessNumberType, (text: string) => string> = {
  companies_house: (text) => {
    // Well formed as it is: 'CRN12345' is no label and a number.
    const compact = text.replace(/\s+/g, "").toUpperCase();
    return rules.companies_house.pattern.test(compact)
      ? compact
      : withoutLabel(text).replace(separators, "").toUpperCase();
  },
  ein: (text) => {
    const number = withoutLabel(text).replace(/\s+/g, "");
    return rules.ein.pattern.test(number) ? number : number.replace(/^(\d\d)[./-]+(\d{7})$/, "$1-$2");
  },
  bn: (text) => {
    const number = withoutLabel(text).replace(separators, "");
    return /^(\d{9})[A-Z]{2}\d{4}$/i.exec(number)?.[1] ?? number;
  },
};

const separators = /[\s./-]+/g;

/** Without punctuation, 'NO' is a label only before eight characters: company numbers begin with it too. */
const label =
  /^(?:companies house|company|registration|registered|reg|federal|tax|employer|identification|business|cra|fein|ein|tin|crn|bn|id|number|no[.:#]|no(?=\s+[a-z0-9]{8}\W*$)|[.:#()\s"'-])+/i;

function withoutLabel(text: string): string {
  return withoutTail(text.replace(label, ""));
}

/** Company numbers as Companies House writes them. 'IP000CUS' and the like belong to societies that it does not register. */
const companyNumber =
  /^(\d{8}|R\d{7}|(SC|NI|OC|SO|NC|FC|SF|NF|LP|SL|NL|RC|SR|NR|IC|IP|SP|RS|CE|CS|OE|AC|ZC|GE|GN|GS|SE|SI|NP|NO|PC|SA|SZ|SG|FE|BR|ES|EN|NA|NV)(\d{5}[\dA-Z]|000CUS))$/;

/** Whether this well-formed number has the shape of one in the register of companies. */
export function isCompanyNumber(number: string): boolean {
  return companyNumber.test(number);
}

/** Whether the number has zeros only: people type them who have no number at hand. */
export function isOnlyZeros(number: string): boolean {
  return /^[0-]+$/.test(number);
}

/** Prefixes of Employer Identification Numbers that the IRS does not issue (irs.gov, 'Valid EIN prefixes'). */
const unissuedEinPrefixes = "00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97".split(" ");

/** Whether the IRS issues numbers with the prefix of this well-formed EIN. */
export function hasIssuedEinPrefix(ein: string): boolean {
  return !unissuedEinPrefixes.includes(ein.slice(0, 2));
}

/** Whether the last digit of this well-formed Canadian Business Number fits the others, by the Luhn formula. */
export function hasValidBnCheckDigit(bn: string): boolean {
  const sum = [...bn].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
