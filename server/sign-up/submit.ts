import type { Draft } from "@/db/queries/drafts";
import { type Submitted, type SubmittedRow, submitDraft } from "@/db/queries/submit-draft";
import { market } from "@/lib/markets";
import { currencies } from "@/lib/markets/currencies";
import { order, plan } from "@/lib/plans";
import { readAnswers } from "@/lib/sign-up/answers";
import { businessRules } from "@/lib/sign-up/business";
import { contactRules } from "@/lib/sign-up/contact";
import { query } from "@/server/database";
import { wakeWorker } from "@/server/jobs/wake";
import { signUpNoticeOf } from "@/server/mail/mails/firm-notices";
import { paymentWay } from "@/server/payments/open";
import { newReference } from "@/server/token";
import { readPhone } from "./phone";

type Reviewed = { version: number; termsVersion: string; ownerTokenHash: string; acceptedAt: Date };

export async function submit(
  draft: Draft,
  { version, termsVersion, ownerTokenHash, acceptedAt }: Reviewed,
): Promise<Submitted | { outcome: "incomplete" }> {
  const answers = completeAnswers(draft);
  if (!answers) return { outcome: "incomplete" };
  const accepted = { termsVersion, termsAcceptedAt: acceptedAt };
  const row = { ...rowOf(draft, answers, acceptedAt), ...accepted, ownerTokenHash };
  const first = { reference: newReference(), way: paymentWay(), noticeOf: signUpNoticeOf };
  const submitted = await query((db) => submitDraft(db, { id: draft.id, version }, row, first));
  wakeWorker();
  return submitted;
}

function completeAnswers(draft: Draft) {
  const answers = readAnswers(draft.answers);
  const business = businessRules(draft.market).safeParse(answers.business);
  const contact = contactRules(draft.market).safeParse(answers.contact);
  if (!answers.plan || !answers.rollover || !business.success || !contact.success) return null;
  if (plan(answers.plan.planType).isPAYG) return null;
  return { plan: answers.plan, business: business.data, contact: contact.data };
}

export function rowOf(
  draft: Draft,
  { plan: chosen, business, contact }: NonNullable<ReturnType<typeof completeAnswers>>,
  acceptedAt: Date,
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
    contactPhoneE164: readPhone(contactPhone, draft.market).e164,
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
    edition: draft.edition,
    additionalData: {
      registeredAddress,
      ...(draft.attribution && { attribution: draft.attribution }),
      signals: signalsOf(draft, acceptedAt),
    },
  } satisfies Omit<SubmittedRow, "ownerTokenHash" | "termsAcceptedAt" | "termsVersion">;
}

/** Signs that a program filled in the form. The firm decides what they mean; no sign-up is refused for them. */
function signalsOf({ honeypotFilled, createdAt, submittedAt }: Draft, acceptedAt: Date) {
  const milliseconds = (submittedAt ?? acceptedAt).getTime() - createdAt.getTime();
  return { trapFilled: honeypotFilled, secondsToSubmit: Math.max(0, Math.round(milliseconds / 1000)) };
}
