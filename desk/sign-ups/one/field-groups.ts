/** The stored fields as the page groups them. */
export const fieldGroups = {
  contact: ["contactName", "contactEmail", "contactPhone", "contactPhoneE164"],
  business: [
    "businessName",
    "businessRegistrationNumber",
    "businessNumberType",
    "registeredAddress",
    "directors",
    "accountingSoftware",
  ],
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
    "paymentStatus",
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

export type FieldGroup = keyof typeof fieldGroups;
export type ShownField = (typeof fieldGroups)[FieldGroup][number];

/** What an erasure empties (docs/decisions/0165). */
export const erasedFields: readonly ShownField[] = [
  ...fieldGroups.contact,
  "directors",
  "geoDetectedCountry",
  "attribution",
];
