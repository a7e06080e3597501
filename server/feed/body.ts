import { type Currency, type MarketCode, marketOfCountry, type ServiceCountry } from "@/lib/markets";
import type { PaymentStatus } from "@/lib/payments/states";
import { type PlanType, plan } from "@/lib/plans";

export const signUpEvents = [
  "signup.submitted",
  "signup.confirmed",
  "signup.failed",
  "signup.cancelled",
] as const;
export type SignUpEvent = (typeof signUpEvents)[number];

type SignUpFacts = {
  id: string;
  reference: string;
  paymentStatus: PaymentStatus;
  serviceCountry: ServiceCountry;
  businessName: string;
  businessRegistrationNumber?: string | null | undefined;
  businessNumberType: string;
  contactName: string;
  contactEmail: string;
  contactPhoneE164?: string | null | undefined;
  accountingSoftware: string;
  planType: PlanType;
  hasRollover: boolean;
  planPrice: number;
  currency: Currency;
  firstPaymentOn?: string | null | undefined;
  erasedAt?: Date | null | undefined;
};

const erased = { name: null, email: null, phone: null };

/** The body of an event about a sign-up, in the form of Standard Webhooks. Amounts are in minor units. */
export function signUpBody(event: SignUpEvent, signUp: SignUpFacts, at: Date): string {
  return body(event, at, {
    id: signUp.id,
    reference: signUp.reference,
    status: signUp.paymentStatus,
    market: marketOfCountry(signUp.serviceCountry).code,
    business: {
      name: signUp.businessName,
      number: signUp.businessRegistrationNumber ?? null,
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
    first_payment_on: signUp.firstPaymentOn ?? null,
  });
}

function contactOf({ contactName, contactEmail, contactPhoneE164 }: SignUpFacts) {
  return { name: contactName, email: contactEmail, phone: contactPhoneE164 ?? null };
}

type LeadFacts = {
  id: string;
  market: MarketCode;
  source: string;
  kind: string;
  name: string;
  email: string;
  companies: number;
  note: string;
  isSuspect: boolean;
};

export function leadBody(lead: LeadFacts, at: Date): string {
  const { id, market, source, kind, name, email, companies, note, isSuspect: suspect } = lead;
  return body("lead.created", at, { id, market, source, kind, name, email, companies, note, suspect });
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
