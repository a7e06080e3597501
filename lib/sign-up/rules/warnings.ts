import { type BusinessNumberType, type MarketCode, market } from "@/lib/markets";
import { isPostalCodeOf } from "@/lib/markets/postal-codes";
import { companyNumberIn } from "../company";
import type { FormValues } from "../form";
import type { FormName } from "../step-state";
import {
  businessNumberRule,
  hasIssuedEinPrefix,
  hasValidBnCheckDigit,
  tidyBusinessNumber,
} from "./business-number";
import { domainMeant } from "./mail-domains";

/** Keys of `warning` in `messages/en/validation.json`. A warning never stops the visitor. */
export type WarningKind =
  | "companyPadding"
  | "companyPrefix"
  | "companyClosed"
  | "companyInsolvent"
  | "einPrefix"
  | "bnCheckDigit"
  | "postalCode"
  | "mailDomain"
  | "phoneUnlikely"
  | "phoneElsewhere";

export type Warning = {
  field: string;
  kind: WarningKind;
  suggestion: string | null;
};

/** The warnings that browser and server find alike; `server/sign-up/warnings` adds those that need a lookup. */
export function warningsIn(step: FormName | "lead", values: FormValues, code: MarketCode): Warning[] {
  if (step === "business")
    return [
      ...businessNumberWarnings(values.companiesHouseNumber ?? "", code),
      ...postalCodeWarnings(values["registeredAddress.postalCode"] ?? "", code),
    ];
  if (step === "contact") return mailWarnings(values.contactEmail ?? "");
  return [];
}

function businessNumberWarnings(typed: string, code: MarketCode): Warning[] {
  const number = tidyBusinessNumber(typed, code);
  const found = number === "" ? null : businessNumberRules[market(code).businessNumber](number, code);
  return found ? [{ field: "companiesHouseNumber", ...found }] : [];
}

type Found = Omit<Warning, "field"> | null;

const businessNumberRules: Record<BusinessNumberType, (number: string, code: MarketCode) => Found> = {
  companies_house: (number) => {
    const padded = companyNumberIn(number);
    if (padded !== null && padded !== number) return { kind: "companyPadding", suggestion: padded };
    const odd = number.length === 8 && !companyNumber.test(number);
    return odd ? { kind: "companyPrefix", suggestion: null } : null;
  },
  ein: (number, code) => fails(hasIssuedEinPrefix, number, code, "einPrefix"),
  bn: (number, code) => fails(hasValidBnCheckDigit, number, code, "bnCheckDigit"),
};

const companyNumber =
  /^(\d{8}|R\d{7}|(SC|NI|OC|SO|NC|FC|SF|NF|LP|SL|NL|RC|SR|NR|IC|IP|SP|RS|CE|CS|OE|AC|ZC|GE|GN|GS|SE|SI|NP|NO|PC|SA|SZ|SG|FE|BR)\d{5}[\dA-Z])$/;

function fails(
  isPlausible: (number: string) => boolean,
  number: string,
  code: MarketCode,
  kind: WarningKind,
): Found {
  const wellFormed = businessNumberRule(code).pattern.test(number);
  return wellFormed && !isPlausible(number) ? { kind, suggestion: null } : null;
}

function postalCodeWarnings(typed: string, code: MarketCode): Warning[] {
  return typed.trim() === "" || isPostalCodeOf(code, typed)
    ? []
    : [{ field: "registeredAddress.postalCode", kind: "postalCode", suggestion: null }];
}

function mailWarnings(typed: string): Warning[] {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const meant = domain === undefined ? null : domainMeant(domain);
  return meant === null
    ? []
    : [{ field: "contactEmail", kind: "mailDomain", suggestion: `${name}@${meant}` }];
}
