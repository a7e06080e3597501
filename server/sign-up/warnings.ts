import { type MarketCode, market } from "@/lib/markets";
import type { Answers } from "@/lib/sign-up/answers";
import { companyConcern } from "@/lib/sign-up/company";
import { formFromAnswer } from "@/lib/sign-up/fields";
import { type Warning, warningsIn } from "@/lib/sign-up/rules/warnings";
import type { WizardStep } from "@/lib/sign-up/steps";
import { cachedCompany } from "@/server/companies-house/find";
import { readPhone } from "./phone";

/**
 * The warnings that a step shows about saved answers; the review shows those of all steps. Makes no request: a company's status
 * comes from the cache of earlier searches.
 */
export async function warningsAbout(
  answers: Answers,
  code: MarketCode,
  step: WizardStep,
): Promise<readonly Warning[]> {
  const shown = (of: "business" | "contact") => step === of || step === "review";
  const business = shown("business") ? answers.business : undefined;
  const contact = shown("contact") ? answers.contact : undefined;
  return [
    ...(business ? warningsIn("business", formFromAnswer(business), code) : []),
    ...(business && market(code).businessNumber === "companies_house"
      ? await companyWarnings(business.companiesHouseNumber)
      : []),
    ...(contact ? warningsIn("contact", formFromAnswer(contact), code) : []),
    ...(contact ? phoneWarnings(contact.contactPhone, code) : []),
  ];
}

async function companyWarnings(number: string): Promise<Warning[]> {
  const company = await cachedCompany(number);
  const concern = company && companyConcern(company.status);
  if (!concern) return [];
  const kind = concern === "closed" ? "companyClosed" : "companyInsolvent";
  return [{ field: "companiesHouseNumber", kind, suggestion: null }];
}

function phoneWarnings(typed: string, code: MarketCode): Warning[] {
  const { warning } = readPhone(typed, code);
  return warning === null ? [] : [{ field: "contactPhone", kind: warning, suggestion: null }];
}
