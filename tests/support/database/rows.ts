import { randomUUID } from "node:crypto";
import type { Database } from "@/db/client/database";
import { createDraft, type Draft } from "@/db/queries/drafts";
import type { Submission } from "@/db/queries/submissions";
import type { SubmittedRow } from "@/db/queries/submit-draft";
import { type leads, submissions } from "@/db/schema";
import type { Answers } from "@/lib/sign-up/answers";
import { jack250 } from "@/tests/support/prices";

export const answers: Answers = {
  plan: { planType: "starter", hasRollover: false },
  rollover: { answered: true },
};

/** A British sign-up of Jack 250 without rollover. */
export function aRow(change: Partial<SubmittedRow> = {}): Omit<SubmittedRow, "draftId"> {
  return {
    ownerTokenHash: "owner",
    planType: "starter",
    planPrice: jack250.minor,
    hasRollover: false,
    rolloverPrice: 0,
    transactionLimit: 250,
    accountLimit: 3,
    currency: "GBP",
    serviceCountry: "UK",
    businessName: "Harbour Bakery Ltd",
    businessRegistrationNumber: "12345678",
    businessNumberType: "companies_house",
    directors: [{ name: "Ada Byron", officer_role: "director", appointed_on: "2019-04-01" }],
    contactName: "Ada Byron",
    contactEmail: "ada@bakery.example",
    contactPhone: "07700 900123",
    contactPhoneE164: "+447700900123",
    accountingSoftware: "xero",
    termsAccepted: true,
    termsAcceptedAt: new Date("2026-11-20T10:00:00.000Z"),
    termsVersion: "terms-1",
    englishChoice: null,
    registeredAddressLine1: "1 Quay Street",
    registeredAddressLine2: null,
    registeredAddressCity: "Bristol",
    registeredAddressRegion: null,
    registeredAddressPostalCode: "BS1 4DJ",
    registeredAddressCountry: "UK",
    basePlanPriceGbp: jack250.minor,
    baseRolloverPriceGbp: 0,
    currencyMultiplier: 1,
    originalCurrency: "GBP",
    geoDetectionMethod: "manual",
    geoDetectedCountry: "GB",
    currencyOverrideAt: null,
    submissionLocale: "en-GB",
    edition: "uk",
    acceptedEdition: "uk",
    additionalData: {
      registeredAddress: {
        addressLine1: "1 Quay Street",
        addressLine2: "",
        locality: "Bristol",
        region: "",
        postalCode: "BS1 4DJ",
      },
    },
    ...change,
  };
}

export const start = {
  market: "uk",
  edition: "uk",
  originalCurrency: "GBP",
  geoDetectionMethod: "manual",
  geoDetectedCountry: "GB",
  currencyOverrideAt: null,
  submissionLocale: "en-GB",
} as const;

/** Stores a draft with a new token. */
export function aDraft(db: Database, tokenHash: string = randomUUID()): Promise<Draft> {
  return createDraft(db, start, answers, tokenHash);
}

/** A submission as stored; its draft may be missing. */
export async function aSubmission(
  db: Database,
  change: Partial<typeof submissions.$inferInsert> = {},
): Promise<Submission> {
  const [submission] = await db
    .insert(submissions)
    .values({ ...aRow(), reference: randomUUID(), draftId: randomUUID(), ...change })
    .returning();
  if (!submission) throw new Error("the submission was not returned");
  return submission;
}

type LeadRow = typeof leads.$inferInsert;

/** A lead from the UK's landing page, to insert. */
export function aLead(change: Partial<LeadRow> = {}): LeadRow {
  return {
    market: "uk",
    edition: "uk",
    source: "home",
    kind: "portfolio",
    name: "Rosa Marsh",
    email: "rosa@harbour.example",
    companies: 12,
    fingerprint: randomUUID(),
    ...change,
  };
}
