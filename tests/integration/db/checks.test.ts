import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "@/db/client/database";
import {
  confirmationKeys,
  draftKeys,
  drafts,
  leads,
  paymentAttempts,
  paymentMoves,
  resumeMails,
  signUpTimes,
  submissions,
  webhookRefusals,
} from "@/db/schema";
import { markets } from "@/lib/markets";
import { sampleBusinesses } from "@/lib/markets/samples";
import { describeOnBothDatabases } from "@/tests/support/database/database";
import { refusal } from "@/tests/support/database/refusal";
import { aDraft, aLead, aSubmission } from "@/tests/support/database/rows";
import { jack250 } from "@/tests/support/prices";
import { onLeads } from "./lead-checks";
import { onSubmissions } from "./submission-checks";
import {
  onAttempts,
  onConfirmationKeys,
  onDrafts,
  onKeys,
  onMoves,
  onRefusals,
  onResumeMails,
  onTimes,
} from "./work-checks";

describeOnBothDatabases("the tables", (use) => {
  it.each(Object.entries(onSubmissions))("reject a submission by %s", async (check, change) => {
    expect(await refusal(aSubmission(use().db, change))).toBe(check);
  });

  it.each(Object.entries(onDrafts))("reject a draft by %s", async (check, change) => {
    const { id } = await aDraft(use().db);
    expect(await refusal(use().db.update(drafts).set(change).where(eq(drafts.id, id)))).toBe(check);
  });

  it.each(Object.entries(onConfirmationKeys))("reject a confirmation's key by %s", async (check, change) => {
    const { id: submissionId } = await aSubmission(use().db);
    const key = { tokenHash: "key", use: "browser", submissionId, ...change } as const;
    expect(await refusal(use().db.insert(confirmationKeys).values(key))).toBe(check);
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

  it.each(Object.entries(onResumeMails))(
    "reject a mail about an unpaid sign-up by %s",
    async (check, change) => {
      const { id: submissionId } = await aSubmission(use().db);
      const mail = {
        keyHash: "k",
        emailHash: "e",
        submissionId,
        kind: "resume_after_hour",
        ...change,
      } as const;
      expect(await refusal(use().db.insert(resumeMails).values(mail))).toBe(check);
    },
  );

  it.each(Object.entries(onTimes))("reject the times of a sign-up by %s", async (check, change) => {
    const times = { draftId: crypto.randomUUID(), market: "uk", startedAt: new Date(), ...change } as const;
    expect(await refusal(use().db.insert(signUpTimes).values(times))).toBe(check);
  });

  it.each(Object.entries(onRefusals))("reject a count of refused webhooks by %s", async (check, change) => {
    const count = { hour: new Date(), reason: "body", refused: 1, lastAt: new Date(), ...change } as const;
    expect(await refusal(use().db.insert(webhookRefusals).values(count))).toBe(check);
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
    for (const m of markets)
      await aSubmission(use().db, {
        currency: m.currency,
        serviceCountry: m.country,
        businessNumberType: m.businessNumber,
        businessRegistrationNumber: sampleBusinesses[m.code].number,
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

async function anAttempt(db: Database, change: Record<string, unknown>) {
  const submissionId = change.submissionId ?? (await aSubmission(db)).id;
  const attempt = {
    way: "mandate_request",
    amount: jack250.minor,
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
