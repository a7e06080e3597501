import { randomUUID } from "node:crypto";
import { DrizzleQueryError, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "@/db/client/database";
import { draftKeys, drafts, leads, outbox, paymentAttempts, paymentMoves, submissions } from "@/db/schema";
import { markets } from "@/lib/markets";
import { codePointsPerCharacter, limits, mostHeldBytes } from "@/lib/sign-up/rules/limits";
import { describeOnBothDatabases } from "@/tests/support/database/database";
import { aDraft, aLead, aSubmission } from "@/tests/support/database/rows";
import { onLeads } from "./lead-checks";

type Row = Record<string, unknown>;

/** Rows that only a bug could write, by the check that refuses them. */
const onSubmissions: Record<string, Row> = {
  plan_type_known: { planType: "gold" },
  currency_known: { currency: "EUR" },
  original_currency_known: { originalCurrency: "EUR" },
  service_country_known: { serviceCountry: "France" },
  registered_address_country_known: { registeredAddressCountry: "France" },
  business_number_type_known: { businessNumberType: "siren" },
  accounting_software_known: { accountingSoftware: "sage" },
  payment_status_known: { paymentStatus: "paid" },
  geo_detection_method_known: { geoDetectionMethod: "guess" },
  within_one_market: { currency: "USD" },
  business_name_length: { businessName: tooLong(limits.businessName) },
  contact_name_length: { contactName: tooLong(limits.contactName) },
  contact_email_length: { contactEmail: tooLong(limits.contactEmail) },
  contact_phone_length: { contactPhone: tooLong(limits.contactPhone.max) },
  registered_address_line1_length: { registeredAddressLine1: tooLong(limits.addressLine) },
  registered_address_line2_length: { registeredAddressLine2: tooLong(limits.addressLine) },
  registered_address_city_length: { registeredAddressCity: tooLong(limits.addressLine) },
  registered_address_region_length: { registeredAddressRegion: tooLong(limits.addressLine) },
  registered_address_postal_code_length: { registeredAddressPostalCode: tooLong(limits.addressLine) },
  geo_detected_country_length: { geoDetectedCountry: "GBR" },
  submission_locale_length: { submissionLocale: "e".repeat(36) },
  business_name_given: { businessName: "  " },
  contact_name_given: { contactName: "" },
  contact_email_given: { contactEmail: " " },
  business_number_well_formed: { businessRegistrationNumber: "1234567" },
  contact_phone_e164_well_formed: { contactPhoneE164: "07700900123" },
  directors_counted: { directors: Array(limits.directors + 1).fill({ name: "Ada" }) },
  terms_are_accepted: { termsAccepted: false },
  prices_not_negative: { planPrice: -1, rolloverPrice: -1 },
  base_prices_not_negative: { baseRolloverPriceGbp: -1 },
  rollover_within_price: { hasRollover: true, planPrice: 10_00, rolloverPrice: 20_00 },
  multiplier_positive: { currencyMultiplier: 0 },
  limits_positive: { transactionLimit: 0 },
  rollover_priced: { hasRollover: true, rolloverPrice: 0 },
  portfolio_has_no_rollover: { planType: "multi_entity", hasRollover: true, rolloverPrice: 20_00 },
  confirmed_has_debit: { paymentStatus: "confirmed", mandateId: "MD1", subscriptionId: null },
};

const onDrafts: Record<string, Row> = {
  draft_market_known: { market: "fr" },
  draft_currency_known: { originalCurrency: "EUR" },
  draft_method_known: { geoDetectionMethod: "guess" },
  draft_country_length: { geoDetectedCountry: "GBR" },
  draft_locale_length: { submissionLocale: "e".repeat(36) },
  draft_link_email_length: { linkEmail: "e".repeat(3_061) },
  draft_held_answer_size: { heldAnswer: "a".repeat(mostHeldBytes) },
  draft_submitted_once: { submissionId: randomUUID() },
};

const onKeys: Record<string, Row> = {
  key_use_known: { use: "fax" },
  key_contact_email_length: { contactEmail: "e".repeat(3_061) },
};

const onAttempts: Record<string, Row> = {
  attempt_way_known: { way: "cheque" },
  attempt_status_known: { status: "lost" },
  attempt_currency_known: { currency: "EUR" },
  attempt_amount_not_negative: { amount: -1 },
};

const onMoves: Record<string, Row> = {
  move_from_known: { from: "unpaid" },
  move_to_known: { to: "paid" },
};

const onOutbox: Record<string, Row> = { outbox_kind_known: { kind: "fax" } };

const refused = [onSubmissions, onDrafts, onKeys, onAttempts, onMoves, onOutbox, onLeads].flatMap((checks) =>
  Object.keys(checks),
);

describeOnBothDatabases("the tables", (use) => {
  it("have no check constraint without a test", async () => {
    const held = await use()
      .db.select({ name: sql<string>`conname` })
      .from(sql`pg_constraint`)
      .where(sql`contype = 'c' and connamespace = 'public'::regnamespace`);
    expect(held.map(({ name }) => name).sort()).toEqual(refused.sort());
  });

  it.each(Object.entries(onSubmissions))("reject a submission by %s", async (check, change) => {
    expect(await refusal(aSubmission(use().db, change))).toBe(check);
  });

  it.each(Object.entries(onDrafts))("reject a draft by %s", async (check, change) => {
    const { id } = await aDraft(use().db);
    expect(await refusal(use().db.update(drafts).set(change).where(eq(drafts.id, id)))).toBe(check);
  });

  it.each(Object.entries(onKeys))("reject a draft's key by %s", async (check, change) => {
    const { id } = await aDraft(use().db);
    expect(await refusal(use().db.update(draftKeys).set(change).where(eq(draftKeys.draftId, id)))).toBe(
      check,
    );
  });

  it.each(Object.entries(onAttempts))("reject a payment attempt by %s", async (check, change) => {
    expect(await refusal(anAttempt(use().db, change))).toBe(check);
  });

  it.each(Object.entries(onMoves))("reject a link to another device by %s", async (check, change) => {
    const { id: submissionId } = await aSubmission(use().db);
    const move = { submissionId, from: "pending", to: "confirmed", cause: "return", ...change } as const;
    expect(await refusal(use().db.insert(paymentMoves).values(move))).toBe(check);
  });

  it.each(Object.entries(onOutbox))("reject a job by %s", async (check, change) => {
    const entry = { kind: "firm_notice", key: "k", payload: { submissionId: "s" }, ...change } as const;
    expect(await refusal(use().db.insert(outbox).values(entry))).toBe(check);
  });

  it.each(Object.entries(onLeads))("reject a lead by %s", async (check, change) => {
    expect(await refusal(use().db.insert(leads).values(aLead(change)))).toBe(check);
  });

  it.each([
    ["onboarding_submissions_draft_id_unique", { draftId: "00000000-0000-4000-8000-000000000001" }],
    ["onboarding_submissions_reference_unique", { reference: "JK-1" }],
    ["onboarding_submissions_mandate_id_unique", { mandateId: "MD1" }],
    ["onboarding_submissions_subscription_id_unique", { subscriptionId: "SB1" }],
  ])("hold one submission only by %s", async (constraint, same) => {
    await aSubmission(use().db, same);
    expect(await refusal(aSubmission(use().db, same))).toBe(constraint);
  });

  it("allow one open attempt per submission, and any number of closed ones", async () => {
    const { submissionId } = await anAttempt(use().db, { status: "superseded" });
    await anAttempt(use().db, { submissionId, status: "superseded" });
    await anAttempt(use().db, { submissionId });
    expect(await refusal(anAttempt(use().db, { submissionId }))).toBe("one_open_attempt");
  });

  it("accept every market's row, with and without optional values", async () => {
    const numbers = { companies_house: "ni123456", ein: "12-3456789", bn: "123456789" };
    for (const m of markets)
      await aSubmission(use().db, {
        currency: m.currency,
        serviceCountry: m.country,
        businessNumberType: m.businessNumber,
        businessRegistrationNumber: numbers[m.businessNumber],
        accountingSoftware: "quickbooks",
        contactPhone: null,
        contactPhoneE164: null,
        accountLimit: null,
        directors: [],
      });
    await aSubmission(use().db, { businessRegistrationNumber: null, geoDetectedCountry: null });
    expect(await use().db.$count(submissions)).toBe(markets.length + 1);
  });
});

async function anAttempt(db: Database, change: Row) {
  const submissionId = change.submissionId ?? (await aSubmission(db)).id;
  const attempt = {
    way: "billing_request",
    amount: 149_00,
    currency: "GBP",
    ...change,
    submissionId,
  } as const;
  const [added] = await db
    .insert(paymentAttempts)
    .values(attempt as typeof paymentAttempts.$inferInsert)
    .returning();
  if (!added) throw new Error("the attempt was not returned");
  return added;
}

/** The violated constraint, or "it was written". */
async function refusal(write: PromiseLike<unknown>): Promise<unknown> {
  try {
    await write;
    return "it was written";
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error;
    return (error.cause as { constraint?: string }).constraint;
  }
}

function tooLong(characters: number): string {
  return "x".repeat(characters * codePointsPerCharacter + 1);
}
