/**
 * Differences of the debit schemes, in working days, from GoCardless's help pages on timings. `moves`: when a payment
 * leaves a status, counted from its charge date. `region`: what the payer's form takes as one; null if it asks for none.
 */
export const schemes = {
  bacs: {
    currency: "GBP",
    country: "GB",
    consentTypes: [],
    noticeDays: 3,
    newMandateDays: 1,
    submittedWithFirstPayment: false,
    moves: { pending_submission: -3, submitted: 1, confirmed: 2 },
    region: null,
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
    moves: { pending_submission: -2, submitted: 2, confirmed: 3 },
    region: /^[A-Za-z]{2}$/,
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
    moves: { pending_submission: -3, submitted: 2, confirmed: 3 },
    region: /^/,
    title: "Pre-authorised debit (PAD)",
    account: { bank_code: "0003", branch_code: "00006", account_number: "1234567" },
  },
} as const;

export type Scheme = keyof typeof schemes;

export const schemeNames = Object.keys(schemes) as Scheme[];
export const currencies = schemeNames.map((scheme) => schemes[scheme].currency);
