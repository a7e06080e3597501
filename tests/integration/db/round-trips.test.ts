import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { findSubmission } from "@/db/queries/submissions";
import { paymentAttempts, submissions } from "@/db/schema";
import { limits } from "@/lib/sign-up/rules/limits";
import { describeOnBothDatabases } from "@/tests/support/database/database";
import { aRow, aSubmission } from "@/tests/support/database/rows";

/** The maximum of `numeric(12,2)`, in minor units. */
const maxMoney = 999_999_999_999;

const family = "\u{1F469}\u{1F3FD}\u200D\u2764\uFE0F\u200D\u{1F48B}\u200D\u{1F468}\u{1F3FF}";

describeOnBothDatabases("F22: what is written", (use) => {
  const storeAndRead = async (change: Parameters<typeof aSubmission>[1]) => {
    const { id } = await aSubmission(use().db, change);
    return findSubmission(use().db, id);
  };

  it.each([
    ["accents, decomposed and composed", "Cafe\u0301 Zo\u00EB & S\u00F8nner"],
    [
      "right to left, with its marks",
      "\u05E9\u05DC\u05D5\u05DD \u200F(\u0645\u0631\u062D\u0628\u0627)\u200E Ltd",
    ],
    ["other scripts", "\u682A\u5F0F\u4F1A\u793E \u0939\u093F\u0928\u094D\u0926\u0940 \uD55C\uAD6D\uC5B4"],
    ["the longest name of the longest emoji", family.repeat(limits.businessName)],
    ["quotes and what looks like SQL", `O'Brien "& Sons" \\ $1; drop table drafts; --`],
    ["invisible characters", "zero\u200Bwidth\u00A0and\u2028lines"],
  ])("reads back unchanged: %s", async (_, businessName) => {
    const directors = [{ name: businessName.slice(0, 40), officer_role: "\u{1F9FE}", appointed_on: "" }];
    expect(await storeAndRead({ businessName, directors })).toMatchObject({ businessName, directors });
  });

  it("reads back any well-formed text unchanged", async () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
      .filter((name) => name.isWellFormed() && !name.includes("\0") && name.trim() !== "");
    await fc.assert(
      fc.asyncProperty(text, text, async (businessName, addressLine1) => {
        const additionalData = {
          registeredAddress: { ...aRow().additionalData.registeredAddress, addressLine1 },
        };
        expect(await storeAndRead({ businessName, additionalData })).toMatchObject({
          businessName,
          additionalData,
        });
      }),
      { numRuns: 60 },
    );
  });

  it("stores every minor unit of money", async () => {
    const { id: submissionId } = await aSubmission(use().db);
    const [attempt] = await use()
      .db.insert(paymentAttempts)
      .values({ submissionId, way: "mandate_request", amount: 0, currency: "USD" })
      .returning();
    const amounts = fc.oneof(fc.nat(1_000_00), fc.integer({ min: 0, max: maxMoney }), fc.constant(maxMoney));
    await fc.assert(
      fc.asyncProperty(amounts, async (amount) => {
        const [stored] = await use()
          .db.update(paymentAttempts)
          .set({ amount })
          .where(eq(paymentAttempts.id, attempt?.id ?? ""))
          .returning();
        expect(stored?.amount).toBe(amount);
      }),
      { numRuns: 200 },
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    "rejects %d minor units before the query is sent",
    async (planPrice) => {
      await expect(aSubmission(use().db, { planPrice })).rejects.toThrow("whole minor units");
    },
  );

  it("rejects an amount too large for its column rather than rounding it", async () => {
    await expect(aSubmission(use().db, { planPrice: maxMoney + 1 })).rejects.toThrow();
    expect(await use().db.$count(submissions)).toBe(0);
  });

  it("stores instants to the millisecond, dates without a zone, and multipliers exactly", async () => {
    const moments = {
      termsAcceptedAt: new Date("2028-02-29T23:59:59.999Z"),
      currencyOverrideAt: new Date("2026-10-25T00:30:00.001Z"),
      firstPaymentOn: "2028-02-29",
      currencyMultiplier: 1.3,
    };
    expect(await storeAndRead(moments)).toMatchObject(moments);
  });

  it("distinguishes null from an empty text", async () => {
    const absent = { contactPhone: null, accountLimit: null, registeredAddressLine2: "" };
    expect(await storeAndRead(absent)).toMatchObject(absent);
  });
});
