import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { deskIndexes } from "@/desk/indexes";
import { geoDetectionMethods } from "@/lib/geo/detect";
import {
  type BusinessNumberType,
  type Currency,
  markets,
  type ServiceCountry,
  type Software,
} from "@/lib/markets";
import { refusedAtBank } from "@/lib/payments/provider-events";
import { lastPayments, paymentStatuses, setUpSteps, sweptStatuses } from "@/lib/payments/states";
import { offersRollover, planTypes } from "@/lib/plans";
import type { Attribution } from "@/lib/sign-up/attribution";
import type { Director, RegisteredAddress } from "@/lib/sign-up/business";
import type { EnglishChoice } from "@/lib/sign-up/french-first";
import { businessNumberRule } from "@/lib/sign-up/rules/business-number";
import { limits } from "@/lib/sign-up/rules/limits";
import { signUpStages } from "@/lib/sign-up/stages";
import {
  atMost,
  bareNumber,
  byteOrderedText,
  codePoints,
  currencies,
  instant,
  isOneOf,
  literal,
  money,
  notBlank,
  notNegative,
  oneOf,
  oneRowOf,
} from "./columns";

const countries = markets.map((m) => m.country);

const numberPatterns = markets.map((m) => {
  const { type, pattern } = businessNumberRule(m.code);
  return `when ${literal(type)} then ${literal(pattern.source)}`;
});

/** A row for each submitted sign-up, with the columns of spec section 3. */
const withoutRollover = planTypes.filter((type) => !offersRollover(type));

export const submissions = pgTable(
  "onboarding_submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reference: text("reference").notNull().unique(),
    draftId: uuid("draft_id").notNull().unique(),
    draftVersion: integer("draft_version").notNull().default(0),
    ownerTokenHash: text("owner_token_hash").notNull(),
    planType: text("plan_type", { enum: planTypes }).notNull(),
    planPrice: money("plan_price").notNull(), // Per month, rollover included
    hasRollover: boolean("has_rollover").notNull(),
    rolloverPrice: money("rollover_price").notNull(),
    transactionLimit: integer("transaction_limit").notNull(),
    accountLimit: integer("account_limit"),
    currency: text("currency").$type<Currency>().notNull(),
    serviceCountry: text("service_country").$type<ServiceCountry>().notNull(),
    businessName: text("business_name").notNull(),
    businessRegistrationNumber: text("business_registration_number"),
    businessNumberType: text("business_number_type").$type<BusinessNumberType>().notNull(),
    directors: jsonb("directors").$type<Director[]>().notNull().default([]),
    contactName: text("contact_name").notNull(),
    contactEmail: text("contact_email").notNull(),
    contactPhone: text("contact_phone"),
    contactPhoneE164: text("contact_phone_e164"),
    accountingSoftware: text("accounting_software").$type<Software>().notNull(),
    termsAccepted: boolean("terms_accepted").notNull(),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    termsVersion: text("terms_version").notNull(),
    englishChoice: jsonb("english_choice").$type<EnglishChoice>(), // Null where the French version did not have to come first
    paymentStatus: text("payment_status", { enum: paymentStatuses }).notNull().default("pending"),
    registeredAddressLine1: text("registered_address_line1"),
    registeredAddressLine2: text("registered_address_line2"),
    registeredAddressCity: text("registered_address_city"),
    registeredAddressRegion: text("registered_address_region"),
    registeredAddressPostalCode: text("registered_address_postal_code"),
    registeredAddressCountry: text("registered_address_country").$type<ServiceCountry>().notNull(),
    basePlanPriceGbp: money("base_plan_price_gbp").notNull(),
    baseRolloverPriceGbp: money("base_rollover_price_gbp").notNull(),
    currencyMultiplier: numeric("currency_multiplier", { precision: 6, scale: 3, mode: "number" }).notNull(),
    originalCurrency: text("original_currency").$type<Currency>().notNull(),
    geoDetectionMethod: text("geo_detection_method", { enum: geoDetectionMethods }).notNull(),
    geoDetectedCountry: text("geo_detected_country"),
    currencyOverrideAt: instant("currency_override_at"),
    submissionLocale: text("submission_locale").notNull(),
    edition: text("edition").notNull(), // As in drafts; the reader may change its language
    acceptedEdition: text("accepted_edition").notNull(), // In which the terms were accepted
    additionalData: jsonb("additional_data")
      .$type<{
        registeredAddress: RegisteredAddress;
        attribution?: Attribution;
        signals?: { trapFilled: boolean; secondsToSubmit: number };
      }>()
      .notNull(),
    customerId: text("customer_id"),
    mandateId: text("mandate_id").unique(),
    mandateReference: text("mandate_reference"),
    subscriptionId: text("subscription_id").unique(),
    firstPaymentOn: date("first_payment_on", { mode: "string" }),
    sentToBankAt: instant("sent_to_bank_at"), // When the payer was last sent to the provider's page
    paymentCause: text("payment_cause"), // Why the payment has its status: an event, such as `mandates.failed`, or a code of ours
    setUp: text("set_up", { enum: setUpSteps })
      .notNull()
      .generatedAlwaysAs(
        sql`case
          when payment_status = 'confirmed' then 'confirmed'
          when payment_status = 'processing' then 'approved'
          when payment_status in ('cancelled', 'failed') and confirmed_at is not null then 'ended'
          when payment_status in ('cancelled', 'failed') or payment_cause = ${sql.raw(literal(refusedAtBank))} then 'refused'
          when sent_to_bank_at is null then 'not_begun'
          else 'sent' end`,
      ),
    lastPayment: text("last_payment", { enum: lastPayments }).notNull().default("none"),
    lastPaymentId: text("last_payment_id"), // At the provider
    lastPaymentOn: date("last_payment_on", { mode: "string" }), // Its charge date; of one that is collected again, the new one
    lastPaymentFailure: text("last_payment_failure"), // The id of the event of its last failure
    setUpAt: instant("set_up_at"), // When the set-up came to its step, by a trigger of the desk, like the next
    lastPaymentAt: instant("last_payment_at"), // When the last payment came to its state
    statementName: text("statement_name"),
    paymentVersion: integer("payment_version").notNull().default(0), // Increased by each change (docs/decisions/0004)
    checkedAt: instant("checked_at"), // When the sweep last checked the submission
    confirmedAt: instant("confirmed_at"), // Of the debit of now
    firstConfirmedAt: instant("first_confirmed_at"), // Of the first debit: a later one is no new customer
    stage: text("stage", { enum: signUpStages }).notNull().default("new"),
    stageAt: instant("stage_at"), // When an operator last moved it
    owner: text("owner"), // E-mail address of the operator who looks after it
    businessKey: byteOrderedText("business_key"), // The folded name's beginning, which a trigger sets (docs/decisions/0163)
    contactKey: byteOrderedText("contact_key"),
    source: text("source"), // The campaign's source, else the site that linked to us; null if neither is known
    possibleDuplicateAt: instant("possible_duplicate_at"), // When it was last found to be one (docs/decisions/0198)
    sameAs: uuid("same_as").references((): AnyPgColumn => submissions.id, { onDelete: "set null" }), // Which one of the same customer was kept when this one was cancelled
    erasedAt: instant("erased_at"), // Since then it holds only what the law demands (docs/decisions/0165)
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
    oneOf(
      "accounting_software_known",
      t.accountingSoftware,
      markets.flatMap((m) => m.software),
    ),
    oneOf("payment_status_known", t.paymentStatus, paymentStatuses),
    oneOf("last_payment_known", t.lastPayment, lastPayments),
    oneOf("stage_known", t.stage, signUpStages),
    oneOf("geo_detection_method_known", t.geoDetectionMethod, geoDetectionMethods),
    oneRowOf(
      "within_one_market",
      [t.serviceCountry, t.currency, t.businessNumberType, t.accountingSoftware],
      markets.flatMap((m) => m.software.map((s) => [m.country, m.currency, m.businessNumber, s])),
    ),
    atMost("business_name_length", t.businessName, limits.businessName),
    atMost("contact_name_length", t.contactName, limits.contactName),
    atMost("contact_email_length", t.contactEmail, limits.contactEmail),
    atMost("contact_phone_length", t.contactPhone, limits.contactPhone.max),
    atMost("registered_address_line1_length", t.registeredAddressLine1, limits.addressLine),
    atMost("registered_address_line2_length", t.registeredAddressLine2, limits.addressLine),
    atMost("registered_address_city_length", t.registeredAddressCity, limits.addressLine),
    atMost("registered_address_region_length", t.registeredAddressRegion, limits.addressLine),
    atMost("registered_address_postal_code_length", t.registeredAddressPostalCode, limits.addressLine),
    codePoints("geo_detected_country_length", t.geoDetectedCountry, 2),
    codePoints("submission_edition_length", t.edition, 35),
    codePoints("submission_accepted_edition_length", t.acceptedEdition, 35),
    codePoints("submission_locale_length", t.submissionLocale, 35),
    notBlank("business_name_given", t.businessName),
    notBlank("contact_name_given", t.contactName),
    notBlank("contact_email_given", t.contactEmail),
    check(
      "business_number_well_formed",
      sql`${t.businessRegistrationNumber} ~ case ${t.businessNumberType} ${sql.raw(numberPatterns.join(" "))} end`,
    ),
    check("contact_phone_e164_well_formed", sql`${t.contactPhoneE164} ~ '^\\+[1-9][0-9]{1,14}$'`),
    check(
      "directors_counted",
      sql`case jsonb_typeof(${t.directors}) when 'array' then jsonb_array_length(${t.directors}) <= ${sql.raw(String(limits.directors))} else false end`,
    ),
    check("terms_are_accepted", sql`${t.termsAccepted}`),
    notNegative("prices_not_negative", t.planPrice, t.rolloverPrice),
    notNegative("base_prices_not_negative", t.basePlanPriceGbp, t.baseRolloverPriceGbp),
    check("rollover_within_price", sql`${t.rolloverPrice} <= ${t.planPrice}`),
    check("multiplier_positive", sql`${t.currencyMultiplier} > 0`),
    check("limits_positive", sql`${t.transactionLimit} > 0 and coalesce(${t.accountLimit}, 1) > 0`),
    check("rollover_priced", sql`${t.hasRollover} = (${t.rolloverPrice} > 0)`),
    check("rollover_is_offered", sql`not (${t.hasRollover} and ${isOneOf(t.planType, withoutRollover)})`),
    check(
      "confirmed_has_debit",
      sql`${t.paymentStatus} <> 'confirmed' or (${t.mandateId} is not null and ${t.subscriptionId} is not null)`,
    ),
    index("submissions_of_owner").on(t.ownerTokenHash),
    index("submissions_of_contact").on(sql`lower(${t.contactEmail})`),
    index("submissions_of_number").on(bareNumber(t.businessRegistrationNumber), t.serviceCountry),
    ...deskIndexes(t),
    index("submissions_updated").on(t.updatedAt),
    index("submissions_failed")
      .on(t.updatedAt)
      .where(isOneOf(t.paymentStatus, ["failed"])),
    index("submissions_unsettled").on(t.checkedAt).where(isOneOf(t.paymentStatus, sweptStatuses)),
  ],
);

export type Submission = typeof submissions.$inferSelect;
