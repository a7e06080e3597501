import type { MarketCode } from "@/lib/markets";
import { type AnswerField, answerFieldNames, fieldRows, fieldsIn } from "@/lib/sign-up/answer-fields";

/** What the page shows beside the answers. Ids are in the timeline; all that is stored is in the file of an export. */
const storedGroups = {
  order: [
    "planType",
    "planPrice",
    "rolloverPrice",
    "transactionLimit",
    "accountLimit",
    "termsAcceptedAt",
    "termsVersion",
    "acceptedEdition",
    "englishChoice",
  ],
  payment: ["debit", "firstPaymentOn", "mandateReference", "statementName", "confirmedAt", "checkedAt"],
  origin: [
    "attribution",
    "geoDetectionMethod",
    "geoDetectedCountry",
    "originalCurrency",
    "currencyOverrideAt",
    "edition",
    "submissionLocale",
  ],
} as const;

export type FieldGroup = "contact" | "business" | keyof typeof storedGroups;
export type StoredField = (typeof storedGroups)[keyof typeof storedGroups][number];
export type ShownField = AnswerField | StoredField;

/** The fields of a sign-up of this market, in the page's groups: the contact is a group of its own. */
export function fieldGroupsIn(code: MarketCode): Readonly<Record<FieldGroup, readonly ShownField[]>> {
  const answers = fieldsIn(code);
  return {
    contact: answers.filter(namesContact),
    business: answers.filter((name) => !namesContact(name)),
    ...storedGroups,
  };
}

/** What an erasure empties (docs/decisions/0165). */
export const erasedFields: readonly ShownField[] = [
  ...answerFieldNames.filter((name) => fieldRows[name].isPersonal),
  "geoDetectedCountry",
  "attribution",
];

function namesContact(name: AnswerField): boolean {
  const { step, isPersonal } = fieldRows[name];
  return step === "contact" && isPersonal === true;
}
