import { type Currency, type MarketCode, marketOfCountry, type ServiceCountry } from "@/lib/markets";
import type { PaymentStatus } from "@/lib/payments/states";
import { type PlanType, plan } from "@/lib/plans";
import type { EventKind, FeedKind } from "./kinds";

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
export function signUpBody(kind: FeedKind, signUp: SignUpFacts, at: Date): string {
  return body(kind, at, {
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
  sentAt: Date;
};

export function leadBody({
  id,
  market,
  source,
  kind,
  name,
  email,
  companies,
  note,
  isSuspect: suspect,
  sentAt,
}: LeadFacts): string {
  return body("lead.created", sentAt, { id, market, source, kind, name, email, companies, note, suspect });
}

/** `id`: the endpoint's. */
export function testBody(id: string, at: Date): string {
  return body("test", at, { endpoint: id });
}

function body(type: EventKind, at: Date, data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
