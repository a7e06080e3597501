import type { Lead } from "@/db/queries/leads";
import type { Submission } from "@/db/queries/submissions";
import { marketOfCountry } from "@/lib/markets";
import { plan } from "@/lib/plans";

export const signUpEvents = [
  "signup.submitted",
  "signup.confirmed",
  "signup.failed",
  "signup.cancelled",
] as const;
export type SignUpEvent = (typeof signUpEvents)[number];

type SignUpFields = Pick<
  Submission,
  | "id"
  | "reference"
  | "paymentStatus"
  | "serviceCountry"
  | "edition"
  | "businessName"
  | "businessRegistrationNumber"
  | "businessNumberType"
  | "contactName"
  | "contactEmail"
  | "contactPhoneE164"
  | "accountingSoftware"
  | "planType"
  | "hasRollover"
  | "planPrice"
  | "currency"
  | "firstPaymentOn"
  | "erasedAt"
>;

const erased = { name: null, email: null, phone: null };

/** The body of an event about a sign-up, in the form of Standard Webhooks. Amounts are in minor units. */
export function signUpBody(event: SignUpEvent, signUp: SignUpFields, at: Date): string {
  return body(event, at, {
    id: signUp.id,
    reference: signUp.reference,
    status: signUp.paymentStatus,
    market: marketOfCountry(signUp.serviceCountry).code,
    edition: signUp.edition,
    business: {
      name: signUp.businessName,
      number: signUp.businessRegistrationNumber,
      number_type: signUp.businessNumberType,
      software: signUp.accountingSoftware,
    },
    contact: signUp.erasedAt ? erased : contactOf(signUp),
    plan: {
      type: signUp.planType,
      name: plan(signUp.planType).name,
      rollover: signUp.hasRollover,
      monthly_amount: signUp.planPrice,
      currency: signUp.currency,
    },
    first_payment_on: signUp.firstPaymentOn,
  });
}

function contactOf({ contactName, contactEmail, contactPhoneE164 }: SignUpFields) {
  return { name: contactName, email: contactEmail, phone: contactPhoneE164 };
}

type LeadFields = Pick<
  Lead,
  "id" | "market" | "edition" | "source" | "kind" | "name" | "email" | "companies" | "note" | "isSuspect"
>;

export function leadBody(lead: LeadFields, at: Date): string {
  const { id, market, edition, source, kind, name, email, companies, note, isSuspect: suspect } = lead;
  return body("lead.created", at, {
    ...{ id, market, edition, source, kind, name, email, companies, note, suspect },
  });
}

export function testBody(at: Date): string {
  return body("test", at, {});
}

function body(
  type: SignUpEvent | "lead.created" | "test",
  at: Date,
  data: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
