import type { Draft } from "@/db/queries/drafts";
import type { Lead } from "@/db/queries/leads";
import type { Submission } from "@/db/queries/submissions";
import type { MarketCode } from "@/lib/markets";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { marketRules } from "@/lib/markets/rules";
import { sampleBusinesses } from "@/lib/markets/samples";
import { order } from "@/lib/plans";
import { readPhone } from "@/server/sign-up/phone";

const id = "00000000-0000-4000-8000-000000000000";
const signedUpAt = new Date("2026-11-23T10:00:00Z");
const confirmedAt = new Date("2026-11-23T10:04:00Z");
const expiresAt = new Date("2026-11-30T10:00:00Z");

export type Typed = { readonly business: string; readonly person: string; readonly note: string };

/** An invented customer with a debit, as stored. */
export function sampleSubmission(here: Edition, { business, person }: Typed): Submission {
  const { number, address } = sampleBusinesses[here.code];
  const contactPhone = marketRules(here.code).phoneExample;
  const ordered = order("starter", true, here.currency);
  const inPounds = order("starter", true, "GBP");
  return {
    id,
    reference: "JK-7F3M-Q2WD",
    draftId: id,
    draftVersion: 5,
    ownerTokenHash: "",
    businessKey: null,
    contactKey: null,
    source: null,
    possibleDuplicateAt: null,
    sameAs: null,
    setUpAt: confirmedAt,
    lastPaymentAt: null,
    planType: "starter",
    planPrice: ordered.total,
    hasRollover: true,
    rolloverPrice: ordered.rolloverPrice,
    transactionLimit: ordered.transactionLimit,
    accountLimit: ordered.accountLimit,
    currency: here.currency,
    serviceCountry: here.country,
    businessName: business,
    businessRegistrationNumber: number,
    businessNumberType: here.businessNumber,
    directors: [{ name: person, officer_role: "director", appointed_on: "1 April 2019" }],
    contactName: person,
    contactEmail: "harriet@fenwick.example",
    contactPhone,
    contactPhoneE164: readPhone(contactPhone, here.code).e164,
    accountingSoftware: here.software[0],
    termsAccepted: true,
    termsAcceptedAt: signedUpAt,
    termsVersion: "a1b2c3d4",
    englishChoice: null,
    paymentStatus: "confirmed",
    registeredAddressLine1: address.addressLine1,
    registeredAddressLine2: null,
    registeredAddressCity: address.locality,
    registeredAddressRegion: address.region || null,
    registeredAddressPostalCode: address.postalCode,
    registeredAddressCountry: here.country,
    basePlanPriceGbp: inPounds.total,
    baseRolloverPriceGbp: inPounds.rolloverPrice,
    currencyMultiplier: currencies[here.currency].multiplier,
    originalCurrency: here.currency,
    geoDetectionMethod: "manual",
    geoDetectedCountry: null,
    currencyOverrideAt: null,
    submissionLocale: here.locale,
    edition: here.segment,
    acceptedEdition: here.segment,
    additionalData: {
      registeredAddress: { ...address, addressLine2: "" },
      attribution: { utm_source: "newsletter", referrer: "https://www.example.com" },
    },
    customerId: "CU000SAMPLE",
    mandateId: "MD000SAMPLE",
    mandateReference: "JACK-7F3MQ2",
    subscriptionId: "SB000SAMPLE",
    firstPaymentOn: "2026-11-30",
    sentToBankAt: signedUpAt,
    paymentCause: "mandate_requests.fulfilled",
    setUp: "confirmed",
    lastPayment: "none",
    lastPaymentId: null,
    lastPaymentOn: null,
    lastPaymentFailure: null,
    statementName: "JACK",
    paymentVersion: 2,
    checkedAt: null,
    confirmedAt,
    firstConfirmedAt: confirmedAt,
    stage: "new",
    stageAt: null,
    owner: null,
    erasedAt: null,
    createdAt: signedUpAt,
    updatedAt: confirmedAt,
  };
}

export function sampleDraft(here: Edition): Draft {
  return {
    id,
    market: here.code,
    answers: {},
    answersVersion: 1,
    version: 5,
    originalCurrency: here.currency,
    geoDetectionMethod: "manual",
    geoDetectedCountry: null,
    currencyOverrideAt: null,
    submissionLocale: here.locale,
    edition: here.segment,
    attribution: null,
    honeypotFilled: false,
    linkEmail: "harriet@fenwick.example",
    frenchShownAt: null,
    refusedAnswer: null,
    submissionId: null,
    submittedAt: null,
    createdAt: signedUpAt,
    updatedAt: signedUpAt,
    expiresAt,
  };
}

export function sampleLead(code: MarketCode, { person, note }: Typed): Lead {
  return {
    id,
    market: code,
    edition: code,
    source: "home",
    kind: "portfolio",
    name: person,
    email: "rosa@harbour.example",
    companies: 12,
    note,
    isSuspect: false,
    stage: "new",
    owner: null,
    fingerprint: "",
    createdAt: signedUpAt,
    sentAt: signedUpAt,
  };
}
