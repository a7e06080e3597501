/** What differs between the debit schemes. Days are working days; sources: GoCardless's help pages on timings. */
export const schemes = {
  bacs: {
    currency: "GBP",
    country: "GB",
    consentTypes: [],
    noticeDays: 3,
    newMandateDays: 1,
    submittedWithFirstPayment: false,
    confirmDays: 4,
    paidOutDays: 5,
    bankName: "BARCLAYS BANK PLC",
    title: "Direct Debit (Bacs)",
    account: { branch_code: "200000", account_number: "55779911" },
  },
  ach: {
    currency: "USD",
    country: "US",
    consentTypes: ["one_off", "recurring", "standing"],
    noticeDays: 2,
    newMandateDays: 0,
    submittedWithFirstPayment: true,
    confirmDays: 4,
    paidOutDays: 5,
    bankName: "BANK OF AMERICA",
    title: "ACH debit",
    account: { bank_code: "026073150", account_number: "2715500356", account_type: "checking" },
  },
  pad: {
    currency: "CAD",
    country: "CA",
    consentTypes: ["single", "recurring", "sporadic"],
    noticeDays: 3,
    newMandateDays: 1,
    submittedWithFirstPayment: false,
    confirmDays: 5,
    paidOutDays: 6,
    bankName: "ROYAL BANK OF CANADA",
    title: "Pre-authorised debit (PAD)",
    account: { bank_code: "0003", branch_code: "00006", account_number: "1234567" },
  },
} as const;

export type Scheme = keyof typeof schemes;

export const schemeNames = Object.keys(schemes) as Scheme[];
export const currencies = schemeNames.map((scheme) => schemes[scheme].currency);

export function schemeOf(currency: string): Scheme | undefined {
  return schemeNames.find((scheme) => schemes[scheme].currency === currency);
}

/** Schemes whose subscription may be part of the billing request. */
export function takesSubscriptionRequest(scheme: string): boolean {
  return scheme === "ach" || scheme === "pad";
}
