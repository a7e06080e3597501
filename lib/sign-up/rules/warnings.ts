import type { BusinessNumberType, MarketCode } from "@/lib/markets";
import { isPostalCodeOf } from "@/lib/markets/postal-codes";
import { companyNumberIn } from "../company";
import type { FormValues } from "../form";
import type { FormName } from "../step-state";
import {
  businessNumberRule,
  hasIssuedEinPrefix,
  hasValidBnCheckDigit,
  isCompanyNumber,
  isOnlyZeros,
  tidyBusinessNumber,
} from "./business-number";
import { tidyEmail } from "./email";
import { domainMeant } from "./mail-domains";
import { tidyCode } from "./text";

/** Keys of `warning` in `messages/en/validation.json`. A warning never stops the visitor. */
export type WarningKind =
  | "onlyZeros"
  | "companyPadding"
  | "companyPrefix"
  | "companyClosed"
  | "companyInsolvent"
  | "einPrefix"
  | "bnCheckDigit"
  | "postalCode"
  | "mailDomain"
  | "phoneUnlikely"
  | "phoneInOtherCountry";

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
  const found = number === "" ? null : aboutNumber(number, code);
  return found ? [{ field: "companiesHouseNumber", ...found }] : [];
}

function aboutNumber(number: string, code: MarketCode): Found {
  const { type, pattern } = businessNumberRule(code);
  if (pattern.test(number) && isOnlyZeros(number)) return { kind: "onlyZeros", suggestion: null };
  return businessNumberRules[type](number, code);
}

type Found = Omit<Warning, "field"> | null;

const businessNumberRules: Record<BusinessNumberType, (number: string, code: MarketCode) => Found> = {
  companies_house: (number) => {
    const padded = companyNumberIn(number);
    if (padded !== null && padded !== number) return { kind: "companyPadding", suggestion: padded };
    const odd = number.length === 8 && !isCompanyNumber(number);
    return odd ? { kind: "companyPrefix", suggestion: null } : null;
  },
  ein: (number, code) => fails(hasIssuedEinPrefix, number, code, "einPrefix"),
  bn: (number, code) => fails(hasValidBnCheckDigit, number, code, "bnCheckDigit"),
};

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
  const postalCode = tidyCode(typed);
  return postalCode === "" || isPostalCodeOf(code, postalCode)
    ? []
    : [{ field: "registeredAddress.postalCode", kind: "postalCode", suggestion: null }];
}

function mailWarnings(typed: string): Warning[] {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(tidyEmail(typed)) ?? [];
  const meant = domain === undefined ? null : domainMeant(domain);
  return meant === null
    ? []
    : [{ field: "contactEmail", kind: "mailDomain", suggestion: `${name}@${meant}` }];
}
