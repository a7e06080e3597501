import type { MarketCode } from "@/lib/markets";
import { type AnswerField, answerFieldNames, fieldRows, fieldsIn } from "@/lib/sign-up/answer-fields";

type DerivedField = "businessNumberType" | "contactPhoneE164";

/** Fields computed from an answer and stored with it. The page shows each after its answer. */
const derived: Partial<Record<AnswerField, DerivedField>> = {
  companiesHouseNumber: "businessNumberType",
  contactPhone: "contactPhoneE164",
};

const storedGroups = {
  order: [
    "planType",
    "planPrice",
    "hasRollover",
    "rolloverPrice",
    "transactionLimit",
    "accountLimit",
    "currency",
    "basePlanPriceGbp",
    "baseRolloverPriceGbp",
    "currencyMultiplier",
    "termsAcceptedAt",
    "termsVersion",
  ],
  payment: [
    "debit",
    "firstPaymentOn",
    "customerId",
    "mandateId",
    "mandateReference",
    "subscriptionId",
    "statementName",
    "confirmedAt",
    "checkedAt",
  ],
  origin: [
    "serviceCountry",
    "originalCurrency",
    "geoDetectionMethod",
    "geoDetectedCountry",
    "currencyOverrideAt",
    "submissionLocale",
    "attribution",
    "draftId",
    "id",
  ],
} as const;

export type FieldGroup = "contact" | "business" | keyof typeof storedGroups;
export type StoredField = DerivedField | (typeof storedGroups)[keyof typeof storedGroups][number];
export type ShownField = AnswerField | StoredField;

/** The fields of a sign-up of this market, in the page's groups: the contact is a group of its own. */
export function fieldGroupsIn(code: MarketCode): Readonly<Record<FieldGroup, readonly ShownField[]>> {
  const answers = fieldsIn(code);
  return {
    contact: answers.filter(namesContact).flatMap(withDerived),
    business: answers.filter((name) => !namesContact(name)).flatMap(withDerived),
    ...storedGroups,
  };
}

/** What an erasure empties (docs/decisions/0165). */
export const erasedFields: readonly ShownField[] = [
  ...answerFieldNames.filter((name) => fieldRows[name].isPersonal).flatMap(withDerived),
  "geoDetectedCountry",
  "attribution",
];

function namesContact(name: AnswerField): boolean {
  const { step, isPersonal } = fieldRows[name];
  return step === "contact" && isPersonal === true;
}

function withDerived(name: AnswerField): ShownField[] {
  const after = derived[name];
  return after ? [name, after] : [name];
}
