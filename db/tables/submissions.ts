import { sql } from "drizzle-orm";
import { boolean, check, date, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { markets } from "@/lib/markets";
import type { Director, RegisteredAddress } from "@/lib/onboarding/answers";
import { geoDetectionMethods, limits } from "@/lib/onboarding/limits";
import { paymentStatuses } from "@/lib/payments/states";
import { planTypes } from "@/lib/plans";
import { atMost, instant, money, oneOf } from "../columns";

const currencies = markets.map((m) => m.currency);
const countries = markets.map((m) => m.country);
const software = [...new Set(markets.flatMap((m) => [...m.software]))];

/** What the firm receives: one complete record of a customer (spec section 3). */
export const submissions = pgTable(
  "onboarding_submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reference: text("reference").notNull().unique(),
    draftId: uuid("draft_id").notNull().unique(),
    ownerTokenHash: text("owner_token_hash").notNull(),
    planType: text("plan_type", { enum: planTypes }).notNull(),
    planPrice: money("plan_price").notNull(),
    hasRollover: boolean("has_rollover").notNull(),
    rolloverPrice: money("rollover_price").notNull(),
    transactionLimit: integer("transaction_limit").notNull(),
    accountLimit: integer("account_limit"),
    currency: text("currency", { enum: ["GBP", "USD", "CAD"] }).notNull(),
    serviceCountry: text("service_country", { enum: ["UK", "USA", "Canada"] }).notNull(),
    businessName: text("business_name").notNull(),
    businessRegistrationNumber: text("business_registration_number"),
    businessNumberType: text("business_number_type", { enum: ["companies_house", "ein", "bn"] }).notNull(),
    directors: jsonb("directors").$type<Director[]>().notNull().default([]),
    contactName: text("contact_name").notNull(),
    contactEmail: text("contact_email").notNull(),
    contactPhone: text("contact_phone"),
    contactPhoneE164: text("contact_phone_e164"),
    accountingSoftware: text("accounting_software", { enum: ["xero", "quickbooks", "freeagent"] }).notNull(),
    termsAccepted: boolean("terms_accepted").notNull(),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    termsVersion: text("terms_version").notNull(),
    paymentStatus: text("payment_status", { enum: paymentStatuses }).notNull().default("pending"),
    registeredAddressLine1: text("registered_address_line1"),
    registeredAddressLine2: text("registered_address_line2"),
    registeredAddressCity: text("registered_address_city"),
    registeredAddressRegion: text("registered_address_region"),
    registeredAddressPostalCode: text("registered_address_postal_code"),
    registeredAddressCountry: text("registered_address_country").notNull(),
    basePlanPriceGbp: money("base_plan_price_gbp").notNull(),
    baseRolloverPriceGbp: money("base_rollover_price_gbp").notNull(),
    currencyMultiplier: numeric("currency_multiplier", { precision: 6, scale: 3, mode: "number" }).notNull(),
    originalCurrency: text("original_currency", { enum: ["GBP", "USD", "CAD"] }).notNull(),
    geoDetectionMethod: text("geo_detection_method", { enum: geoDetectionMethods }).notNull(),
    geoDetectedCountry: text("geo_detected_country"),
    currencyOverrideAt: instant("currency_override_at"),
    submissionLocale: text("submission_locale").notNull(),
    additionalData: jsonb("additional_data").$type<{ registeredAddress: RegisteredAddress }>().notNull(),
    customerId: text("customer_id"),
    mandateId: text("mandate_id").unique(),
    mandateReference: text("mandate_reference"),
    subscriptionId: text("subscription_id").unique(),
    firstPaymentOn: date("first_payment_on", { mode: "string" }),
    confirmedAt: instant("confirmed_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    oneOf("plan_type_known", t.planType, planTypes),
    oneOf("currency_known", t.currency, currencies),
    oneOf("original_currency_known", t.originalCurrency, currencies),
    oneOf("service_country_known", t.serviceCountry, countries),
    oneOf("registered_address_country_known", t.registeredAddressCountry, countries),
    oneOf(
      "business_number_type_known",
      t.businessNumberType,
      markets.map((m) => m.businessNumber),
    ),
    oneOf("accounting_software_known", t.accountingSoftware, software),
    oneOf("payment_status_known", t.paymentStatus, paymentStatuses),
    oneOf("geo_detection_method_known", t.geoDetectionMethod, geoDetectionMethods),
    atMost("business_name_length", t.businessName, limits.businessName),
    atMost("contact_name_length", t.contactName, limits.contactName),
    atMost("contact_email_length", t.contactEmail, limits.contactEmail),
    check("business_name_given", sql`btrim(${t.businessName}) <> ''`),
    check("contact_name_given", sql`btrim(${t.contactName}) <> ''`),
    check("terms_are_accepted", sql`${t.termsAccepted}`),
    check("prices_not_negative", sql`${t.planPrice} >= 0 and ${t.rolloverPrice} >= 0`),
    check("rollover_priced", sql`${t.hasRollover} = (${t.rolloverPrice} > 0)`),
    check("portfolio_has_no_rollover", sql`not (${t.hasRollover} and ${t.planType} = 'multi_entity')`),
    check("confirmed_has_mandate", sql`${t.paymentStatus} <> 'confirmed' or ${t.mandateId} is not null`),
  ],
);

export type Submission = typeof submissions.$inferSelect;
export type NewSubmission = typeof submissions.$inferInsert;
