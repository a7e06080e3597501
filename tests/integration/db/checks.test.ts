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
import { describeOnDatabase } from "@/tests/support/database/database";
import { refusal } from "@/tests/support/database/refusal";
import { aDraft, aLead, aSubmission } from "@/tests/support/database/rows";
import { jack250 } from "@/tests/support/prices";
import { type Change, refusedRows } from "./refused-rows";

/** How a row of each table is written with a change. */
const writes: Record<keyof typeof refusedRows, (db: Database, change: Change) => Promise<unknown>> = {
  submission: aSubmission,
  "payment attempt": anAttempt,
  lead: async (db, change) => db.insert(leads).values(aLead(change)),
  async draft(db, change) {
    const { id } = await aDraft(db);
    await db.update(drafts).set(change).where(eq(drafts.id, id));
  },
  async "key of a draft"(db, change) {
    const { id } = await aDraft(db);
    await db.update(draftKeys).set(change).where(eq(draftKeys.draftId, id));
  },
  async "key of a confirmation"(db, change) {
    const { id: submissionId } = await aSubmission(db);
    await db.insert(confirmationKeys).values({ tokenHash: "key", use: "browser", submissionId, ...change });
  },
  async "move of a payment"(db, change) {
    const { id: submissionId } = await aSubmission(db);
    const move = { submissionId, from: "pending", to: "confirmed", cause: "return" } as const;
    await db.insert(paymentMoves).values({ ...move, ...change });
  },
  async "mail about an unpaid sign-up"(db, change) {
    const { id: submissionId } = await aSubmission(db);
    const mail = { keyHash: "k", emailHash: "e", submissionId, kind: "resume_after_hour" } as const;
    await db.insert(resumeMails).values({ ...mail, ...change });
  },
  async "sign-up's times"(db, change) {
    const times = { draftId: crypto.randomUUID(), market: "uk", startedAt: new Date() } as const;
    await db.insert(signUpTimes).values({ ...times, ...change });
  },
  async "count of refused webhooks"(db, change) {
    const count = { hour: new Date(), reason: "body", refused: 1, lastAt: new Date() } as const;
    await db.insert(webhookRefusals).values({ ...count, ...change });
  },
};

describeOnDatabase("the tables", (use) => {
  it.each(
    Object.entries(refusedRows).flatMap(([row, changes]) =>
      Object.entries(changes).map(
        ([check, change]) => [row as keyof typeof refusedRows, check, change] as const,
      ),
    ),
  )("reject a %s by %s", async (row, check, change) => {
    expect(await refusal(writes[row](use().db, change))).toBe(check);
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
