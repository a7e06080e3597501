import type { MarketCode } from "@/lib/markets";
import { type BusinessNumberWarning, isPostalCodeOf } from "@/lib/markets/rules";
import type { FormValues } from "../form";
import type { FormName } from "../step-state";
import { businessNumberRule, isOnlyZeros, tidyBusinessNumber } from "./business-number";
import { tidyEmail } from "./email";
import { domainMeant } from "./mail-domains";
import { tidyCode } from "./text";

/** Keys of `warning` in `messages/en/validation.json`. A warning never stops the visitor. */
export type WarningKind =
  | BusinessNumberWarning["kind"]
  | "onlyZeros"
  | "companyClosed"
  | "companyInsolvent"
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
  if (step === "contact" || step === "lead") return mailWarnings(`${step}Email`, values);
  return [];
}

function businessNumberWarnings(typed: string, code: MarketCode): Warning[] {
  const number = tidyBusinessNumber(typed, code);
  const found = number === "" ? null : businessNumberWarning(number, code);
  return found ? [{ field: "companiesHouseNumber", ...found }] : [];
}

function businessNumberWarning(number: string, code: MarketCode): Omit<Warning, "field"> | null {
  const { pattern, warning } = businessNumberRule(code);
  if (pattern.test(number) && isOnlyZeros(number)) return { kind: "onlyZeros", suggestion: null };
  return warning(number);
}

function postalCodeWarnings(typed: string, code: MarketCode): Warning[] {
  const postalCode = tidyCode(typed);
  return postalCode === "" || isPostalCodeOf(code, postalCode)
    ? []
    : [{ field: "registeredAddress.postalCode", kind: "postalCode", suggestion: null }];
}

function mailWarnings(field: "contactEmail" | "leadEmail", values: FormValues): Warning[] {
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(tidyEmail(values[field] ?? "")) ?? [];
  const intended = domain === undefined ? null : domainMeant(domain);
  return intended === null ? [] : [{ field, kind: "mailDomain", suggestion: `${name}@${intended}` }];
}
