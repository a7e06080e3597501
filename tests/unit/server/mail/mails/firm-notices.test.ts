import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Draft } from "@/db/queries/drafts";
import { mainEdition } from "@/lib/markets/editions";
import { signUpEmail } from "@/server/mail/mails/firm-notices";
import { rowOf } from "@/server/sign-up/submission-row";
import { business, contact, typed } from "@/tests/support/full-answers";

const now = new Date("2026-11-20T10:00:00.000Z");

const draft: Draft = {
  id: randomUUID(),
  market: "uk",
  edition: "uk",
  answers: {},
  answersVersion: 1,
  version: 1,
  originalCurrency: "GBP",
  geoDetectionMethod: "manual",
  geoDetectedCountry: "GB",
  currencyOverrideAt: null,
  submissionLocale: "en-GB",
  attribution: null,
  honeypotFilled: false,
  linkEmail: null,
  refusedAnswer: null,
  submissionId: null,
  submittedAt: null,
  createdAt: now,
  updatedAt: now,
  expiresAt: now,
};

it("names every answer of the business and contact steps", () => {
  const answers = {
    plan: { planType: "starter", hasRollover: false },
    business,
    contact: { ...contact, accountingSoftware: "xero" },
  } as const;
  const email = signUpEmail(
    {
      ...rowOf(draft, answers, { edition: mainEdition("uk"), acceptedAt: now, contactPhoneE164: null }),
      id: randomUUID(),
      reference: "JACK-1",
      draftVersion: 1,
      ownerTokenHash: "owner",
      businessKey: null,
      contactKey: null,
      source: null,
      possibleDuplicateAt: null,
      termsAcceptedAt: now,
      termsVersion: "terms-1",
      paymentStatus: "pending",
      paymentVersion: 0,
      customerId: null,
      mandateId: null,
      mandateReference: null,
      subscriptionId: null,
      firstPaymentOn: null,
      statementName: null,
      checkedAt: null,
      confirmedAt: null,
      stage: "new" as const,
      stageAt: null,
      owner: null,
      erasedAt: null,
      createdAt: now,
      updatedAt: now,
    },
    [],
  );
  const text = JSON.stringify(email).toLowerCase();
  const missing = Object.values(typed).filter((answer) => !text.includes(answer.toLowerCase()));
  expect(missing).toEqual([]);
});
