import type { Draft } from "@/db/queries/drafts";
import type { Submission } from "@/db/queries/submissions";
import type { SubmittedRow } from "@/db/queries/submit-draft";
import { market, type Software } from "@/lib/markets";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { order, plan } from "@/lib/plans";
import { readAnswers } from "@/lib/sign-up/answers";
import { type BusinessAnswer, businessRules } from "@/lib/sign-up/business";
import { type ContactAnswer, contactRules } from "@/lib/sign-up/contact";
import type { PlanAnswer } from "@/lib/sign-up/plan";

type StoredAnswers = {
  business: BusinessAnswer;
  contact: ContactAnswer & { accountingSoftware: Software };
};

export type CompleteAnswers = StoredAnswers & { plan: PlanAnswer };

/** The answers of a draft; null if one is missing, or the plan is one that is arranged in a call. */
export function completeAnswers(draft: Draft): CompleteAnswers | null {
  const answers = readAnswers(draft.answers);
  const business = businessRules(draft.market).safeParse(answers.business);
  const contact = contactRules(draft.market).safeParse(answers.contact);
  if (!answers.plan || !answers.rollover || !business.success || !contact.success) return null;
  if (plan(answers.plan.planType).isPAYG) return null;
  return { plan: answers.plan, business: business.data, contact: contact.data };
}

/** `edition`: that of the page on which the terms were accepted. */
type Reviewed = { edition: Edition; acceptedAt: Date; contactPhoneE164: string | null };

export function rowOf(
  draft: Draft,
  { plan: chosen, business, contact }: CompleteAnswers,
  { edition, acceptedAt, contactPhoneE164 }: Reviewed,
) {
  const { currency, country, businessNumber } = market(draft.market);
  const priced = order(chosen.planType, chosen.hasRollover, currency);
  const inPounds = order(chosen.planType, chosen.hasRollover, "GBP");
  const { businessName, companiesHouseNumber, registeredAddress, directors, ...moreBusiness } = business;
  const { addressLine1, addressLine2, locality, region, postalCode, ...moreAddress } = registeredAddress;
  const { contactName, contactEmail, contactPhone, accountingSoftware, ...moreContact } = contact;
  // Does not compile while a field of the answers has no column here.
  ({ ...moreBusiness, ...moreAddress, ...moreContact }) satisfies Record<string, never>;
  return {
    draftId: draft.id,
    planType: priced.planType,
    planPrice: priced.total,
    hasRollover: priced.hasRollover,
    rolloverPrice: priced.hasRollover ? priced.rolloverPrice : 0,
    transactionLimit: priced.transactionLimit,
    accountLimit: priced.accountLimit,
    currency,
    serviceCountry: country,
    businessName,
    businessRegistrationNumber: companiesHouseNumber,
    businessNumberType: businessNumber,
    directors,
    contactName,
    contactEmail,
    contactPhone: contactPhone || null,
    contactPhoneE164,
    accountingSoftware,
    termsAccepted: true,
    registeredAddressLine1: addressLine1 || null,
    registeredAddressLine2: addressLine2 || null,
    registeredAddressCity: locality || null,
    registeredAddressRegion: region || null,
    registeredAddressPostalCode: postalCode || null,
    registeredAddressCountry: country,
    basePlanPriceGbp: inPounds.basePrice,
    baseRolloverPriceGbp: priced.hasRollover ? inPounds.rolloverPrice : 0,
    currencyMultiplier: currencies[currency].multiplier,
    originalCurrency: draft.originalCurrency,
    geoDetectionMethod: draft.geoDetectionMethod,
    geoDetectedCountry: draft.geoDetectedCountry,
    currencyOverrideAt: draft.currencyOverrideAt,
    submissionLocale: draft.submissionLocale,
    edition: edition.segment,
    acceptedEdition: edition.segment,
    additionalData: {
      registeredAddress,
      ...(draft.attribution && { attribution: draft.attribution }),
      signals: signalsOf(draft, acceptedAt),
    },
  } satisfies Omit<SubmittedRow, "ownerTokenHash" | "termsAcceptedAt" | "termsVersion" | "englishChoice">;
}

/** The answers in a submission's columns: the inverse of `rowOf`. */
export function answersOf(row: Submission): StoredAnswers {
  return {
    business: {
      businessName: row.businessName,
      companiesHouseNumber: row.businessRegistrationNumber ?? "",
      registeredAddress: {
        addressLine1: row.registeredAddressLine1 ?? "",
        addressLine2: row.registeredAddressLine2 ?? "",
        locality: row.registeredAddressCity ?? "",
        region: row.registeredAddressRegion ?? "",
        postalCode: row.registeredAddressPostalCode ?? "",
      },
      directors: row.directors,
    },
    contact: {
      contactName: row.contactName,
      contactEmail: row.contactEmail,
      contactPhone: row.contactPhone ?? "",
      accountingSoftware: row.accountingSoftware,
    },
  };
}

/** Signs that a program filled in the form. The firm decides what they mean; no sign-up is refused for them. */
function signalsOf({ honeypotFilled, createdAt, submittedAt }: Draft, acceptedAt: Date) {
  const milliseconds = (submittedAt ?? acceptedAt).getTime() - createdAt.getTime();
  return { trapFilled: honeypotFilled, secondsToSubmit: Math.max(0, Math.round(milliseconds / 1000)) };
}
