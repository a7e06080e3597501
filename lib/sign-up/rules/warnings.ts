import { validate as validateBusinessNumber } from "stdnum/lib/cjs/ca/bn.js";
import { validate as validateEin } from "stdnum/lib/cjs/us/ein.js";
import { type BusinessNumberType, type MarketCode, market } from "@/lib/markets";
import { companyNumberIn } from "../company";
import type { FormValues } from "../form";
import type { WizardStep } from "../steps";
import { businessNumberRule, tidyBusinessNumber } from "./business-number";
import type { Doubt, Warning } from "./doubts";
import { domainMeant } from "./mail-domains";

export type { Doubt, Warning } from "./doubts";

/** The doubts that a browser can have by itself, about what is typed into a step; the server adds to them. */
export function warningsIn(step: WizardStep, values: FormValues, code: MarketCode): Warning[] {
  if (step === "business") return businessNumberWarnings(values.companiesHouseNumber ?? "", code);
  if (step === "contact") return mailWarnings(values.contactEmail ?? "");
  return [];
}

function businessNumberWarnings(typed: string, code: MarketCode): Warning[] {
  const number = tidyBusinessNumber(typed, code);
  const found = number === "" ? null : doubtsAbout[market(code).businessNumber](number, code);
  return found ? [{ field: "companiesHouseNumber", ...found }] : [];
}

type Found = Omit<Warning, "field"> | null;

const doubtsAbout: Record<BusinessNumberType, (number: string, code: MarketCode) => Found> = {
  companies_house: (number) => {
    const padded = companyNumberIn(number);
    if (padded !== null && padded !== number) return { doubt: "companyPadding", suggestion: padded };
    const odd = number.length === 8 && !companyNumber.test(number);
    return odd ? { doubt: "companyPrefix", suggestion: null } : null;
  },
  ein: (number, code) => fails(validateEin, number, code, "einPrefix"),
  bn: (number, code) => fails(validateBusinessNumber, number, code, "bnCheckDigit"),
};

/** Eight digits; or the letters of another register and the digits, the last of which may be a letter. */
const companyNumber =
  /^(\d{8}|R\d{7}|(SC|NI|OC|SO|NC|FC|SF|NF|LP|SL|NL|RC|SR|NR|IC|IP|SP|RS|CE|CS|OE|AC|ZC|GE|GN|GS|SE|SI|NP|NO|PC|SA|SZ|SG|FE|BR)\d{5}[\dA-Z])$/;

function fails(
  validate: (value: string) => { isValid: boolean },
  number: string,
  code: MarketCode,
  doubt: Doubt,
): Found {
  const wellFormed = businessNumberRule(code).pattern.test(number);
  return wellFormed && !validate(number).isValid ? { doubt, suggestion: null } : null;
}

function mailWarnings(typed: string): Warning[] {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const meant = domain === undefined ? null : domainMeant(domain);
  return meant === null
    ? []
    : [{ field: "contactEmail", doubt: "mailDomain", suggestion: `${name}@${meant}` }];
}
