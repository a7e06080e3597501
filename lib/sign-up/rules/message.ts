import type { BusinessNumberType } from "@/lib/markets";
import type { limits } from "./limits";

export type TextLimit = Exclude<keyof typeof limits, "contactPhone" | "directors" | "leadCompanies">;

/** Keys of `rule` in `messages/en/validation.json`; `i18n/validation.ts` does not compile if one has no message. */
export type RuleMessage =
  | `${TextLimit}.tooLong`
  | "businessName.required"
  | `businessNumber.${BusinessNumberType}`
  | "directorName.required"
  | "directors.tooMany"
  | "plan.unknown"
  | "contactName.required"
  | "contactEmail.invalid"
  | "contactPhone.invalid"
  | "accountingSoftware.unknown"
  | "leadEmail.required"
  | "leadCompanies.required"
  | "leadCompanies.invalid"
  | "englishChosen.required"
  | "terms.required";

/** The `error` option of a zod rule. */
export function message(error: RuleMessage) {
  return { error };
}
